export { parse } from './parse';
export { render } from './render';
export { collapse, cut, graphemes, length } from './text';
