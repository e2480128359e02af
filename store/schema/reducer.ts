import type { SchemaAction, SchemaState } from './types';

export function schema(
	state: SchemaState = { incomplete: {} },
	action: SchemaAction
): SchemaState {
	if ( action.type !== 'schema/CHECKED' ) {
		return state;
	}
	const { [ action.id ]: _, ...incomplete } = state.incomplete;
	return {
		incomplete: action.incomplete
			? { ...incomplete, [ action.id ]: action.incomplete }
			: incomplete,
	};
}
