export { parse } from './parse';
export { fit, pixels } from './pixels';
export { render } from './render';
export { collapse, cut, firstFilled, graphemes, length } from './text';
