module.exports = function (api) {
  const testing = api.env('test');
  return { presets: ['babel-preset-expo'], plugins: testing ? [requireLazily] : [] };
};

/** Jest runs CommonJS, where `import()` does not work: what is loaded lazily (games, languages) is required there. */
function requireLazily({ template }) {
  const lazily = template.expression('Promise.resolve().then(() => require(SOURCE))');
  return {
    visitor: {
      CallExpression(path) {
        if (path.node.callee.type === 'Import') path.replaceWith(lazily({ SOURCE: path.node.arguments[0] }));
      },
    },
  };
}
