/** Pages that show only their name, for tests of the frame around them. */
export const plainPages = {
  home: { HomePage: () => <h1>The home page</h1>, prefetchHome: async () => undefined },
  lobby: {
    LobbyPage: ({ category }: { category: string }) => <h1>The lobby of {category}</h1>,
    prefetchLobby: async () => undefined,
  },
  directLobby: { DirectLobbyPage: ({ category }: { category: string }) => <h1>The lobby of {category}</h1> },
  banner: { BannerCarousel: () => null },
};
