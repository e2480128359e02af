/** The requests about redirects: the code behind the actions of this slice, loaded with their first use. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../common/locale';
import { fetchData, fetchJson } from '../fetch';
import { showFailure, showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import {
	BULK_DONE,
	CHANGED,
	deleteAt,
	NOTICE,
	PATH,
	showReason,
} from './common';
import type {
	BulkAction,
	BulkResult,
	Redirect,
	RedirectFields,
	RedirectStep,
	SavedRedirect,
} from './types';

export { load, takeBack } from './file-requests';
export { clear, forget } from './log-requests';

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

export const remove = (
	args: ThunkArgs,
	redirect: Redirect
): Promise< void > =>
	deleteAt(
		args,
		`${ PATH }/${ redirect.id }`,
		sprintf(
			/* translators: %s: a path, such as /old/. */
			__( 'Redirect of %s deleted.', 'pharos-seo' ),
			redirect.source
		),
		{
			label: __( 'Undo', 'pharos-seo' ),
			onClick: () =>
				void bulk( args, 'restore', { redirects: [ redirect ] }, null ),
		}
	);

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
