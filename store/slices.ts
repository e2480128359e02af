import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import { analysis } from './analysis';
import { app } from './app';
import { bulkEditor } from './bulk-editor';
import { extend } from './extend';
import { history } from './history';
import { exportCategories, importExport } from './import-export';
import { indexStatus } from './index-status';
import { indexNow } from './indexnow';
import { llmsTxt } from './llms-txt';
import { media } from './media';
import {
	migratedData,
	migration,
	migrationPlugins,
	parityReport,
	redirectsPlan,
	restorePlan,
} from './migration';
import { news } from './news';
import { notFound, redirects } from './redirects';
import { pageReport } from './page-report';
import { robotInstructions } from './robot-instructions';
import { robotsTxt } from './robots-txt';
import { schema, schemaConditions, schemaTypes } from './schema';
import { searchConsole } from './search-console';
import { settings } from './settings';
import { sharePreview } from './share-preview';
import { site } from './site';
import { sitemaps } from './sitemaps';
import type { Slice } from './slice';
import type { OwnActions, Selectors } from './thunk-args';
import type { AllOf, Slices, State } from './types';
import type { createUnsavedWork } from './unsaved-work';
import { usageData } from './usage-data';
import { verification } from './verification';

/** All slices of the store. */
export const SLICES = [
	analysis,
	app,
	bulkEditor,
	exportCategories,
	extend,
	history,
	importExport,
	indexNow,
	indexStatus,
	llmsTxt,
	media,
	migratedData,
	migration,
	migrationPlugins,
	news,
	notFound,
	pageReport,
	parityReport,
	redirects,
	redirectsPlan,
	restorePlan,
	robotInstructions,
	robotsTxt,
	schema,
	schemaConditions,
	schemaTypes,
	searchConsole,
	settings,
	sharePreview,
	site,
	sitemaps,
	usageData,
	verification,
] as const satisfies readonly ( Slice & { name: keyof Slices } )[];

/** The `actions` of all slices as one type. */
type SliceActions = AllOf<
	Extract< ( typeof SLICES )[ number ], { actions: unknown } >[ 'actions' ]
>;

export type Actions = SliceActions &
	ReturnType< typeof createUnsavedWork >[ 'actions' ] &
	OwnActions;

/** The store created from the slices. */
export type Store = StoreDescriptor<
	ReduxStoreConfig< State, Actions, Selectors >
>;
