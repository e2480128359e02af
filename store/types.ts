/**
 * The state, actions and selectors of the store. This file doesn't import any slice, so that every file of a slice can
 * import it: each slice adds its own types (`declare module '../types'` in its index.ts).
 */

/** The slices by name; extended by each slice. */
export interface Slices {}

/** The types that a slice adds to them. */
export interface SliceTypes< OwnState, OwnAction, OwnSelectors > {
	state: OwnState;
	action: OwnAction;
	selectors: OwnSelectors;
}

/** Plain JSON, one part per slice. */
export type State = {
	[ Name in keyof Slices ]: Slices[ Name ][ 'state' ];
};

/** Every plain action that a reducer or a saga of Pharos handles. */
export type Action = Slices[ keyof Slices ][ 'action' ];

/** The members of a union as one type. */
export type AllOf< Union > = (
	Union extends unknown ? ( member: Union ) => void : never
) extends ( member: infer Whole ) => void
	? Whole
	: never;

/** The selectors of all slices. */
export type SliceSelectors = AllOf< Slices[ keyof Slices ][ 'selectors' ] >;
