/** What '@/' means, for dependency-cruiser: the `paths` of tsconfig.json. */
const { resolve } = require('node:path');

module.exports = { resolve: { alias: { '@': resolve(__dirname, '../..') } } };
