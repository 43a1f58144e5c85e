/** A document that `writeContracts` writes. */
type DocumentName = 'openapi.yaml' | 'openapi-compat.yaml';

/** A generator of code, as its users would run it. Commands run in a folder of its own; `$DOCUMENT` is the document's path. */
export interface Generator {
  readonly language: string;
  readonly name: string;
  readonly version: string;
  /** What a user of the generator would write in its configuration. */
  readonly options: string;
  readonly documents: readonly DocumentName[];
  /** Files that the folder begins with, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Brings the generator and what its code needs; where this fails the generator was not tried. */
  readonly install: string;
  readonly generate: string;
  /** Compiles what was generated, or imports it. */
  readonly compile: string;
}

const both: readonly DocumentName[] = ['openapi.yaml', 'openapi-compat.yaml'];
const npmProject = { 'package.json': '{ "private": true, "type": "module" }\n' };
const npmInstall = 'npm install --silent --no-audit --no-fund';
const strict = '--noEmit --strict --skipLibCheck --target esnext --lib esnext,dom,dom.iterable';
const pip = 'python3 -m venv venv && venv/bin/pip install --quiet';

/** Versions are pinned, so that another result means another contract. */
export const generators: readonly Generator[] = [
  {
    language: 'TypeScript',
    name: 'openapi-typescript',
    version: '7.13.0',
    options: 'none',
    documents: both,
    files: npmProject,
    install: `${npmInstall} openapi-typescript@7.13.0 typescript@5.9.3`,
    generate: 'npx openapi-typescript "$DOCUMENT" -o api.ts',
    compile: `npx tsc ${strict} api.ts`,
  },
  {
    language: 'TypeScript',
    name: '@hey-api/openapi-ts',
    version: '0.99.0',
    options: 'none',
    documents: both,
    files: npmProject,
    install: `${npmInstall} @hey-api/openapi-ts@0.99.0 typescript@5.9.3`,
    generate: 'npx openapi-ts -i "$DOCUMENT" -o api',
    compile: `npx tsc ${strict} --module esnext --moduleResolution bundler api/index.ts`,
  },
  {
    language: 'Go',
    name: 'oapi-codegen',
    version: '2.8.0',
    options: 'models, std-http-server, strict-server, client; response-type-suffix: HTTPResponse',
    documents: both,
    files: {
      'go.mod': 'module example.com/portico\n\ngo 1.25\n',
      'oapi.yaml': `package: api
output: api/api.go
generate: { models: true, std-http-server: true, strict-server: true, client: true }
output-options: { response-type-suffix: HTTPResponse }
`,
      'api/doc.go': 'package api\n',
    },
    install: 'GOBIN="$PWD/bin" go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.0',
    generate: 'bin/oapi-codegen -config oapi.yaml "$DOCUMENT"',
    compile: 'go mod tidy && go build ./...',
  },
  {
    language: 'Python',
    name: 'openapi-python-client',
    version: '0.29.1',
    options: '--meta none',
    documents: both,
    files: {},
    install: `${pip} openapi-python-client==0.29.1`,
    // It formats with ruff, which it looks for in the path.
    generate:
      'PATH="$PWD/venv/bin:$PATH" openapi-python-client generate --path "$DOCUMENT" --output-path api --meta none --overwrite --fail-on-warning',
    compile: 'venv/bin/python -c "import api.client, api.models" && venv/bin/python -m compileall -q api',
  },
  {
    language: 'Python',
    name: 'datamodel-code-generator',
    version: '0.65.1',
    options: '--output-model-type pydantic_v2.BaseModel',
    documents: both,
    files: {},
    install: `${pip} datamodel-code-generator==0.65.1 'pydantic[email]==2.14.4'`,
    generate:
      'venv/bin/datamodel-codegen --input "$DOCUMENT" --input-file-type openapi --output api.py --output-model-type pydantic_v2.BaseModel',
    compile: 'venv/bin/python -c "import api"',
  },
  {
    language: 'Python',
    name: 'fastapi-code-generator',
    version: '0.8.1',
    options: 'none',
    documents: both,
    files: {},
    install: `${pip} fastapi-code-generator==0.8.1 fastapi==0.118.0 'pydantic[email]==2.14.4' python-multipart==0.0.34`,
    generate: 'venv/bin/fastapi-codegen --input "$DOCUMENT" --output api',
    compile: 'venv/bin/python -c "import api.main"',
  },
];
