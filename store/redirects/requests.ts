import { __, sprintf } from '@wordpress/i18n';
import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { showFailure, showSuccess } from '../notices';
import type { Action } from '../types';
import type {
	NotFoundList,
	Redirect,
	RedirectFields,
	RedirectImport,
	RedirectList,
	RedirectStep,
	SavedRedirect,
} from './types';

const PATH = `${ REST_PATH }/redirects`;
const NOTICE = 'pharos-redirects';

const changed: Action = { type: 'redirects/CHANGED' };

export function* fetchRedirects( request: string ): Routine< void > {
	const list = yield* fetchData< RedirectList >( {
		path: `${ PATH }?${ request }`,
	} );
	yield { type: 'redirects/RECEIVE', request, list } satisfies Action;
}

export function* fetchNotFound( request: string ): Routine< void > {
	const list = yield* fetchData< NotFoundList >( {
		path: `${ REST_PATH }/not-found?${ request }`,
	} );
	yield {
		type: 'redirects/RECEIVE_NOT_FOUND',
		request,
		list,
	} satisfies Action;
}

export function* save(
	id: number | null,
	fields: Partial< RedirectFields > & {
		base?: Partial< RedirectFields >;
		confirm?: boolean;
	}
): Routine< SavedRedirect > {
	const { data, conflict } = yield* fetchJson< SavedRedirect >( {
		path: id === null ? PATH : `${ PATH }/${ id }`,
		method: 'POST',
		data: fields,
	} );
	yield { ...changed };
	return { data, conflict };
}

/**
 * The fields that restore a deleted redirect.
 *
 * @param redirect The redirect.
 */
export const fieldsOf = ( {
	source,
	match,
	query,
	target,
	status,
	enabled,
}: Redirect ): RedirectFields => ( {
	source,
	match,
	query,
	target,
	status,
	enabled,
} );

export function* remove(
	redirect: Redirect,
	undo: () => Promise< unknown >
): Routine< void > {
	try {
		yield* fetchJson( {
			path: `${ PATH }/${ redirect.id }`,
			method: 'DELETE',
		} );
	} catch ( reason ) {
		yield* showFailure( {
			id: NOTICE,
			text: ( reason as Error ).message,
		} );
		return;
	}
	yield { ...changed };
	yield* showSuccess( {
		id: NOTICE,
		text: sprintf(
			/* translators: %s: a path, such as /old/. */
			__( 'Redirect of %s deleted.', 'pharos-seo' ),
			redirect.source
		),
		action: {
			label: __( 'Undo', 'pharos-seo' ),
			onClick: () => void undo().catch( () => {} ),
		},
	} );
}

export function* test( url: string ): Routine< RedirectStep[] > {
	const { steps } = yield* fetchData< { steps: RedirectStep[] } >( {
		path: `${ PATH }/test`,
		method: 'POST',
		data: { url },
	} );
	return steps;
}

export function* load(
	format: string,
	data: string,
	dryRun: boolean
): Routine< RedirectImport > {
	const result = yield* fetchData< RedirectImport >( {
		path: `${ PATH }/import`,
		method: 'POST',
		data: { format, data, dry_run: dryRun },
	} );
	if ( ! dryRun ) {
		yield { ...changed };
	}
	return result;
}

export function* clear(): Routine< void > {
	yield* fetchJson( { path: `${ REST_PATH }/not-found`, method: 'DELETE' } );
	yield { ...changed };
}
