import './style.scss';

export { AddSchema } from './add';
export { SchemaForm, type SchemaFormTools } from './form';
export { SchemaJson } from './json';
export {
	linkVariables,
	nameOf,
	typeLabel,
	typeOf,
	type SchemaTypes,
} from './names';
export { PageFinder } from './finder';
export { placesText } from './places/places-text';
export { SchemaPlaces } from './places';
export * from './types';
export { newSchema } from './values';
export { newId } from './new-id';
export { useAnswer, type Answered } from './use-answer';
