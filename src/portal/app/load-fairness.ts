/** Loads the verifier. Its own chunk names the files of its rules, so the list in every page's chunk stays short. */
export async function loadFairness() {
  const { FairnessPage } = await import('../features/originals/verifier/fairness-page.tsx');
  return { Page: FairnessPage };
}
