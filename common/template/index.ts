export { parse } from './parse';
export { render } from './render';
export { collapse, cut, firstFilled, graphemes, length } from './text';
