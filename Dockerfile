# The portal and its server. PostgreSQL and a proxy with TLS stand beside it: compose.yaml.

FROM node:24-slim AS build
WORKDIR /portico
COPY . .
RUN npm ci && npm run build

FROM node:24-slim AS packages
WORKDIR /portico
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim
WORKDIR /portico
ENV NODE_ENV=production HOST=0.0.0.0
COPY package.json ./
COPY --from=packages /portico/node_modules node_modules
COPY --from=build /portico/build build
# It writes nothing but its answers where DATABASE_URL is set, so its file system may be read-only.
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
