import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../common/locale';
import { fetchData, fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import { showFailure, showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type {
	NotFoundItem,
	BulkAction,
	BulkResult,
	ImportUndone,
	Redirect,
	RedirectFields,
	RedirectImport,
	RedirectStep,
	SavedRedirect,
} from './types';

const PATH = `${ REST_PATH }/redirects`;
const NOTICE = 'pharos-redirects';

const CHANGED: Action = { type: 'redirects/CHANGED' };

/** Shows why a request failed. */
const showReason = ( reason: unknown ) =>
	showFailure( { id: NOTICE, text: ( reason as Error ).message } );

export async function save(
	{ dispatch }: ThunkArgs,
	id: number | null,
	fields: Partial< RedirectFields > & {
		base?: Partial< RedirectFields >;
		confirm?: boolean;
	}
): Promise< SavedRedirect > {
	const { data, conflict } = await fetchJson< SavedRedirect >( {
		path: id === null ? PATH : `${ PATH }/${ id }`,
		method: 'POST',
		data: fields,
	} );
	dispatch( CHANGED );
	if ( conflict === null ) {
		dispatch(
			showSuccess( {
				id: NOTICE,
				text: sprintf(
					/* translators: %s: a path, such as /old/. */
					__( 'Redirect of %s saved.', 'pharos-seo' ),
					data.source
				),
			} )
		);
	}
	return { data, conflict };
}

export async function remove(
	args: ThunkArgs,
	redirect: Redirect
): Promise< void > {
	const { dispatch } = args;
	try {
		await fetchJson( {
			path: `${ PATH }/${ redirect.id }`,
			method: 'DELETE',
		} );
	} catch ( reason ) {
		dispatch( showReason( reason ) );
		return;
	}
	dispatch( CHANGED );
	dispatch(
		showSuccess( {
			id: NOTICE,
			text: sprintf(
				/* translators: %s: a path, such as /old/. */
				__( 'Redirect of %s deleted.', 'pharos-seo' ),
				redirect.source
			),
			action: {
				label: __( 'Undo', 'pharos-seo' ),
				onClick: () =>
					void bulk(
						args,
						'restore',
						{ redirects: [ redirect ] },
						null
					),
			},
		} )
	);
}

/** What a message says that many redirects were changed. */
const BULK_DONE: Record< BulkAction, ( count: number ) => string > = {
	enable: ( count ) =>
		sprintf(
			/* translators: %s: number of redirects. */
			_n(
				'%s redirect turned on.',
				'%s redirects turned on.',
				count,
				'pharos-seo'
			),
			formatNumber( count )
		),
	disable: ( count ) =>
		sprintf(
			/* translators: %s: number of redirects. */
			_n(
				'%s redirect turned off.',
				'%s redirects turned off.',
				count,
				'pharos-seo'
			),
			formatNumber( count )
		),
	delete: ( count ) =>
		sprintf(
			/* translators: %s: number of redirects. */
			_n(
				'%s redirect deleted.',
				'%s redirects deleted.',
				count,
				'pharos-seo'
			),
			formatNumber( count )
		),
	restore: ( count ) =>
		sprintf(
			/* translators: %s: number of redirects. */
			_n(
				'%s redirect restored.',
				'%s redirects restored.',
				count,
				'pharos-seo'
			),
			formatNumber( count )
		),
};

/** See changeRedirects(). */
export function change(
	args: ThunkArgs,
	action: Exclude< BulkAction, 'restore' >,
	redirects: Redirect[]
): Promise< void > {
	const idsOf = ( list: Redirect[] ) => ( {
		ids: list.map( ( { id } ) => id ),
	} );
	return bulk( args, action, idsOf( redirects ), ( changed ) =>
		action === 'delete'
			? bulk( args, 'restore', { redirects: changed }, null )
			: bulk(
					args,
					action === 'enable' ? 'disable' : 'enable',
					idsOf( changed ),
					null
				)
	);
}

/**
 * Does the same with many redirects, in one request.
 *
 * @param args          The arguments of the thunk.
 * @param args.dispatch The dispatch function of the store.
 * @param action        What to do.
 * @param data          Ids, or the deleted redirects.
 * @param undo          Called with the redirects as they were; null where there is no way back.
 */
async function bulk(
	{ dispatch }: ThunkArgs,
	action: BulkAction,
	data: { ids: number[] } | { redirects: Redirect[] },
	undo: ( ( changed: Redirect[] ) => Promise< void > ) | null
): Promise< void > {
	let result: BulkResult;
	try {
		result = await fetchData< BulkResult >( {
			path: `${ PATH }/bulk`,
			method: 'POST',
			data: { action, ...data },
		} );
	} catch ( reason ) {
		dispatch( showReason( reason ) );
		return;
	}
	dispatch( CHANGED );
	const { changed: done, failed } = result;
	const said = BULK_DONE[ action ]( done.length );
	const [ first ] = failed;
	if ( first ) {
		dispatch(
			showFailure( {
				id: NOTICE,
				text: [
					...( done.length > 0 ? [ said ] : [] ),
					sprintf(
						/* translators: 1: number of redirects. 2: a path. 3: why it couldn't be changed, a sentence. */
						_n(
							'%1$s redirect couldn’t be changed: %2$s. %3$s',
							'%1$s redirects couldn’t be changed, the first is %2$s. %3$s',
							failed.length,
							'pharos-seo'
						),
						formatNumber( failed.length ),
						first.source,
						first.message
					),
				].join( ' ' ),
			} )
		);
		return;
	}
	dispatch(
		showSuccess( {
			id: NOTICE,
			text: said,
			...( undo &&
				done.length > 0 && {
					action: {
						label: __( 'Undo', 'pharos-seo' ),
						onClick: () => void undo( done ),
					},
				} ),
		} )
	);
}

export async function test(
	_args: ThunkArgs,
	url: string
): Promise< RedirectStep[] > {
	const { steps } = await fetchData< { steps: RedirectStep[] } >( {
		path: `${ PATH }/test`,
		method: 'POST',
		data: { url },
	} );
	return steps;
}

export async function load(
	{ dispatch }: ThunkArgs,
	format: string,
	data: string,
	dryRun: boolean,
	before: RedirectImport | null
): Promise< RedirectImport > {
	const part = await fetchData< RedirectImport >( {
		path: `${ PATH }/import`,
		method: 'POST',
		data: {
			format,
			data,
			dry_run: dryRun,
			...( before && { from: before.done, import: before.import } ),
		},
	} );
	const result = before ? together( before, part ) : part;
	if ( ! dryRun && result.done >= result.total ) {
		dispatch( CHANGED );
	}
	return result;
}

/**
 * Deletes one URL from the not-found log; a notice shows a failure.
 *
 * @param item The entry.
 */
export async function forget(
	{ dispatch }: ThunkArgs,
	item: NotFoundItem
): Promise< void > {
	try {
		await fetchJson( {
			path: `${ REST_PATH }/not-found/${ item.id }`,
			method: 'DELETE',
		} );
	} catch ( reason ) {
		dispatch( showReason( reason ) );
		return;
	}
	dispatch( CHANGED );
	dispatch(
		showSuccess( {
			id: NOTICE,
			text: sprintf(
				/* translators: %s: a path, such as /old/. */
				__( '%s deleted from the log.', 'pharos-seo' ),
				item.url
			),
		} )
	);
}

/** Lines that are kept of each list. */
const MOST_LISTED = 1000;

function together(
	before: RedirectImport,
	part: RedirectImport
): RedirectImport {
	const listed = < Line >( one: Line[], two: Line[] ): Line[] =>
		[ ...one, ...two ].slice( 0, MOST_LISTED );
	return {
		...part,
		new: before.new + part.new,
		changed: before.changed + part.changed,
		unchanged: before.unchanged + part.unchanged,
		added: listed( before.added, part.added ),
		changes: listed( before.changes, part.changes ),
		refused: listed( before.refused, part.refused ),
		notes: listed( before.notes, part.notes ),
	};
}

export async function takeBack(
	{ dispatch }: ThunkArgs,
	number: number
): Promise< void > {
	const done = { deleted: 0, restored: 0 };
	try {
		for ( let left = 1; left > 0; ) {
			const part = await fetchData< ImportUndone >( {
				path: `${ PATH }/imports/${ number }`,
				method: 'DELETE',
			} );
			done.deleted += part.deleted;
			done.restored += part.restored;
			left = part.left;
		}
	} catch ( reason ) {
		dispatch( CHANGED );
		dispatch( showReason( reason ) );
		return;
	}
	dispatch( CHANGED );
	dispatch(
		showSuccess( {
			id: NOTICE,
			text: [
				BULK_DONE.delete( done.deleted ),
				...( done.restored > 0
					? [ BULK_DONE.restore( done.restored ) ]
					: [] ),
			].join( ' ' ),
		} )
	);
}

export async function clear( { dispatch }: ThunkArgs ): Promise< void > {
	await fetchJson( { path: `${ REST_PATH }/not-found`, method: 'DELETE' } );
	dispatch( CHANGED );
}
