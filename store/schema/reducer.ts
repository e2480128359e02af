import type { SchemaAction, SchemaState } from './types';

const initial: SchemaState = {
	types: null,
	conditions: null,
	incomplete: {},
};

export function schema(
	state: SchemaState = initial,
	action: SchemaAction
): SchemaState {
	switch ( action.type ) {
		case 'schema/RECEIVE_TYPES':
			return { ...state, types: action.types };
		case 'schema/RECEIVE_CONDITIONS':
			return { ...state, conditions: action.conditions };
		case 'schema/CHECKED': {
			const { [ action.id ]: _, ...incomplete } = state.incomplete;
			return {
				...state,
				incomplete: action.incomplete
					? { ...incomplete, [ action.id ]: action.incomplete }
					: incomplete,
			};
		}
		default:
			return state;
	}
}
