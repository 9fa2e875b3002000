// Loaded before the scripts, which are TypeScript: a Node that cannot read them would end with a stack. CommonJS, for any Node.
const major = Number(process.versions.node.split('.')[0]);
if (major < 26) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and Brew Quest runs on Node 26, which npm ci brings along: run npm ci (without --ignore-scripts or --omit=dev), then npm start again.\n`,
  );
  process.exit(1);
}
