import './style.scss';

export { schemaName } from '../../common/schema/name';
export { AddSchema } from './add';
export { SchemaForm, type SchemaFormTools } from './form';
export { SchemaJson } from './json';
export { linkVariables, typeLabel, typeOf, type SchemaTypes } from './names';
export { PageFinder } from './finder';
export { isIncomplete } from './problems';
export { ProblemList } from './form/problem-list';
export { hasPlaces, placesText } from './places/places-text';
export { SchemaPlaces } from './places';
export * from '../../common/schema/types';
export { newSchema } from './values';
export { newId } from '../../common/new-id';
export { useAnswer, type Answered } from './use-answer';
export { GroupedOptions } from './grouped-options';
