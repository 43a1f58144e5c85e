#!/usr/bin/env bash
# react-router 7.18.5 (npm), Node 24, esbuild 0.27.2.
#
# The package holds two builds, dist/development and dist/production, which differ in one constant: with the first one
# every page that it runs on carries and prints the warnings for developers. A good guess is that the condition
# `production`, or NODE_ENV=production at build time, chooses the second. It does not: for `import` the exports of the
# package name dist/development alone, under every condition, so that a production bundle holds the development build.
# Only CommonJS chooses by NODE_ENV, in dist/development/index.js or main.js.
#
# Seen: both lines below. The script fails when either changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react-router@7.18.5 react@19.3.1 react-dom@19.3.1 esbuild@0.27.2 >/dev/null

resolved=$(NODE_ENV=production node --conditions=production --input-type=module \
  --eval 'console.log(import.meta.resolve("react-router").replace(/^.*node_modules\//, ""))')
echo "resolved for production: $resolved"

echo 'import { MemoryRouter } from "react-router"; console.log(MemoryRouter);' > app.js
npx esbuild app.js --bundle --platform=browser --format=esm --conditions=production \
  --define:process.env.NODE_ENV='"production"' --outfile=out.js --log-level=error
constant=$(grep --only-matching --max-count=1 'ENABLE_DEV_WARNINGS = [a-z]*' out.js)
echo "in the production bundle: $constant"

[ "$resolved" = react-router/dist/development/index.mjs ]
[ "$constant" = 'ENABLE_DEV_WARNINGS = true' ]
