import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import { analysis } from './analysis';
import { app } from './app';
import { bulkEditor } from './bulk-editor';
import { media } from './media';
import { migration } from './migration';
import { robotInstructions } from './robot-instructions';
import { robotsTxt } from './robots-txt';
import { schema } from './schema';
import { settings } from './settings';
import { site } from './site';
import { sitemap } from './sitemap';
import type { Slice } from './slice';
import type { OwnActions, Selectors } from './thunk-args';
import type { State } from './types';
import type { createUnsavedWork } from './unsaved-work';
import { usageData } from './usage-data';

/** All slices of the store. */
export const SLICES = [
	analysis,
	app,
	bulkEditor,
	media,
	migration,
	robotInstructions,
	robotsTxt,
	schema,
	settings,
	site,
	sitemap,
	usageData,
] as const satisfies readonly ( Slice & { name: keyof State } )[];

/** The members of a union as one type. */
type AllOf< Union > = (
	Union extends unknown ? ( member: Union ) => void : never
) extends ( member: infer Whole ) => void
	? Whole
	: never;

/** What the slices have under `actions`, as one type. */
type SliceActions = AllOf<
	Extract< ( typeof SLICES )[ number ], { actions: unknown } >[ 'actions' ]
>;

export type Actions = SliceActions &
	ReturnType< typeof createUnsavedWork >[ 'actions' ] &
	OwnActions;

/** The store that they make. */
export type Store = StoreDescriptor<
	ReduxStoreConfig< State, Actions, Selectors >
>;
