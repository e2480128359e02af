import { controls } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH, STORE_NAME } from '../name';
import { showSuccess } from '../notices';
import type { Action } from '../types';
import type { ImportPlan } from './types';

/** Milliseconds between the notice and the reload (spec.md section 9). */
const RELOAD_DELAY = 3000;

const IMPORT = { path: `${ REST_PATH }/import-settings`, method: 'POST' };

export function* fetchFile( categories: string[] ): Routine< object > {
	const { success: _success, ...file } = yield* fetchJson< {
		success?: boolean;
	} >( {
		path: `${ REST_PATH }/export-settings`,
		method: 'POST',
		data: { categories },
	} );
	yield* showSuccess( {
		id: 'pharos-exported',
		text: __(
			'Settings exported. The file is in your downloads.',
			'pharos-seo'
		),
	} );
	return file;
}

export const fetchPlan = (
	file: object,
	keepAddresses: boolean
): Routine< ImportPlan > =>
	fetchData< ImportPlan >( {
		...IMPORT,
		data: {
			settings_data: file,
			keep_addresses: keepAddresses,
			dry_run: true,
		},
	} );

export function* send(
	file: object,
	only: string[],
	keepAddresses: boolean,
	base: Record< string, unknown > = {}
): Routine< void > {
	yield {
		type: 'importExport/IMPORTING',
		isImporting: true,
	} satisfies Action;
	try {
		yield* fetchJson( {
			...IMPORT,
			data: {
				settings_data: file,
				keep_addresses: keepAddresses,
				only,
				base,
			},
		} );
	} finally {
		yield {
			type: 'importExport/IMPORTING',
			isImporting: false,
		} satisfies Action;
	}
	yield* showSuccess( {
		id: 'pharos-import',
		text: __( 'Settings imported successfully!', 'pharos-seo' ),
	} );
	yield controls.dispatch( STORE_NAME, 'requestReload', RELOAD_DELAY );
}
