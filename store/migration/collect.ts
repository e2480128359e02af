/** Collects the objects to migrate. */
import { call } from 'redux-saga/effects';
import { addQueryArgs } from '@wordpress/url';
import type { Routine } from '../controls';
import { ask, type Orders } from './ask';
import type { MigrationGroup, MigrationProgress } from './types';

/** The objects of a group that aren't migrated yet. */
export interface Remaining {
	group: MigrationGroup;
	ids: number[];
}

/** A page of GET /migrate/terms or /migrate/posts. */
interface Page {
	data: Record<
		string,
		{ title: string; term_ids?: number[]; post_ids?: number[] }
	>;
	pagination: { total_pages: number };
}

/** Terms come first, because posts may refer to them. */
const KINDS = [ 'term', 'post' ] as const;

/**
 * Requests all terms, then all posts, page by page.
 *
 * @param progress The progress; completed objects are excluded.
 * @param orders   The commands that stop it.
 */
export function* collect(
	progress: MigrationProgress,
	orders: Orders
): Routine< Remaining[] > {
	// Groups with completed objects stay in the list even if the source plugin no longer has data for them.
	const all = new Map< string, Remaining >(
		progress.groups.map( ( group ) => [
			keyOf( group ),
			{ group, ids: [] },
		] )
	);
	for ( const kind of KINDS ) {
		for ( let page = 1, pages = 1; page <= pages; page++ ) {
			const answer: Page = yield call(
				ask,
				addQueryArgs( `/migrate/${ kind }s`, {
					plugin_slug: progress.slug,
					page,
				} ),
				null,
				orders
			);
			pages = answer.pagination.total_pages;
			for ( const [ type, found ] of Object.entries( answer.data ) ) {
				add( all, { kind, type, title: found.title }, [
					...( found[ `${ kind }_ids` ] ?? [] ),
				] );
			}
		}
	}
	return [ ...all.values() ]
		.map( inOrder )
		.sort(
			( a, b ) =>
				KINDS.indexOf( a.group.kind ) - KINDS.indexOf( b.group.kind )
		);
}

const keyOf = ( {
	kind,
	type,
}: Pick< MigrationGroup, 'kind' | 'type' > ): string => `${ kind }:${ type }`;

/** Adds the objects of a page to their group. */
function add(
	all: Map< string, Remaining >,
	found: Pick< MigrationGroup, 'kind' | 'type' | 'title' >,
	ids: number[]
): void {
	const key = keyOf( found );
	const known = all.get( key ) ?? {
		group: { ...found, total: 0, completed: 0, skipped: 0, last: 0 },
		ids: [],
	};
	for ( const id of ids ) {
		if ( id > known.group.last ) {
			known.ids.push( id );
		}
	}
	all.set( key, known );
}

function inOrder( { group, ids }: Remaining ): Remaining {
	return {
		group: { ...group, total: group.completed + ids.length },
		ids: ids.sort( ( a, b ) => a - b ),
	};
}
