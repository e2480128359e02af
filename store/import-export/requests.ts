import { __ } from '@wordpress/i18n';
import { requestReload } from '../app/actions';
import { fetchData, fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { ImportPlan } from './types';

/** Milliseconds between the notice and the reload. */
const RELOAD_DELAY = 3000;

const IMPORT = { path: `${ REST_PATH }/import-settings`, method: 'POST' };

export async function fetchFile(
	{ dispatch }: ThunkArgs,
	categories: string[]
): Promise< object > {
	const { success: _success, ...file } = await fetchJson< {
		success?: boolean;
	} >( {
		path: `${ REST_PATH }/export-settings`,
		method: 'POST',
		data: { categories },
	} );
	dispatch(
		showSuccess( {
			id: 'pharos-exported',
			text: __(
				'Settings exported. The file is in your downloads.',
				'pharos-seo'
			),
		} )
	);
	return file;
}

export const fetchPlan = (
	_args: ThunkArgs,
	file: object,
	keepAddresses: boolean
): Promise< ImportPlan > =>
	fetchData< ImportPlan >( {
		...IMPORT,
		data: {
			settings_data: file,
			keep_addresses: keepAddresses,
			dry_run: true,
		},
	} );

export async function send(
	{ dispatch }: ThunkArgs,
	file: object,
	only: string[],
	keepAddresses: boolean,
	base: Record< string, unknown > = {}
): Promise< void > {
	dispatch( {
		type: 'importExport/IMPORTING',
		isImporting: true,
	} satisfies Action );
	try {
		await fetchJson( {
			...IMPORT,
			data: {
				settings_data: file,
				keep_addresses: keepAddresses,
				only,
				base,
			},
		} );
	} finally {
		dispatch( {
			type: 'importExport/IMPORTING',
			isImporting: false,
		} satisfies Action );
	}
	dispatch(
		showSuccess( {
			id: 'pharos-import',
			text: __( 'Settings imported successfully!', 'pharos-seo' ),
		} )
	);
	dispatch( requestReload( RELOAD_DELAY ) );
}
