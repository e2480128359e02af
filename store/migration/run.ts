/** A migration from its first request to its last. */
import { call, flush, put, select } from 'redux-saga/effects';
import type { Routine } from '../controls';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';
import { ask, Failed, Stopped, type Order, type Orders } from './ask';
import { collect, type Remaining } from './collect';
import { readStep } from './parity';
import { countSkipped } from './count-skipped';
import { keepProgress } from './stored-progress';
import { speakStep, stepIn } from './announcements';
import type {
	MigrationBatch,
	MigrationProgress,
	MigrationStage,
	MigrationState,
} from './types';

/** The response of POST /migrate/terms and /migrate/posts: the results by id. */
interface Written {
	data?: { results?: Record< string, 'migrated' | 'nothing' | 'skipped' > };
}

/** The answer of POST /migrate/global-settings. */
interface SettingsWritten {
	data?: { skipped?: number; redirects?: MigrationProgress[ 'redirects' ] };
}

/**
 * Migrates everything that isn't migrated yet. The progress is stored after every step.
 *
 * @param  begun  The progress so far.
 * @param  size   Number of objects per request.
 * @param  orders The commands that stop it.
 * @return Whether the source plugin is deactivated; null if that wasn't requested.
 * @throws {Stopped} Between two requests.
 * @throws {Failed}  When a request fails for good.
 */
export function* run(
	begun: MigrationProgress,
	size: number,
	orders: Orders
): Routine< boolean | null > {
	const { slug, overwrite, deactivate } = begun;
	let progress = begun;
	let step: number = yield select( stepIn );
	yield call( speakStep, step );

	function* keep( changes: Partial< MigrationProgress > ): Routine< void > {
		progress = { ...progress, ...changes };
		const { pause }: MigrationState = yield select(
			( { getMigration }: Bound ) => getMigration()
		);
		const isKept = keepProgress( progress );
		yield put( {
			type: 'migration/PROGRESSED',
			progress,
			isKept,
		} satisfies Action );
		const now: number = yield select( stepIn );
		if ( now !== step || pause ) {
			step = now;
			yield call( speakStep, step );
		}
		const [ order ]: Order[] = yield flush( orders );
		if ( order ) {
			throw new Stopped( order );
		}
	}
	const writing = { plugin_slug: slug, cleanup: false, overwrite };

	yield call( enter, 'collect' );
	const all: Remaining[] = yield call( collect, progress, orders );
	yield call( keep, { groups: all.map( ( { group } ) => group ) } );

	if ( progress.compare ) {
		yield call( enter, 'before' );
		const { reading }: MigrationState = yield select(
			( { getMigration }: Bound ) => getMigration()
		);
		// A dry run of this visit has just read the pages.
		const isRead = reading?.slug === slug && reading.step === 'preview';
		yield call( readStep, slug, 'before', ! isRead, orders );
		yield call( keep, { compare: false } );
	}
	if ( ! progress.settings ) {
		yield call( enter, 'settings' );
	}
	while ( ! progress.settings ) {
		const { redirects: before } = progress;
		const { data }: SettingsWritten = yield call(
			ask,
			'/migrate/global-settings',
			before ? { ...writing, redirects_from: before.done } : writing,
			orders
		);
		const { found = 0, done = 0 } = data?.redirects ?? {};
		if ( ! before ) {
			yield put( { type: 'settings/WRITTEN' } satisfies Action );
		}
		yield call( keep, {
			// A call that migrates nothing would never come to an end.
			settings: done >= found || done <= ( before?.done ?? 0 ),
			...( found > 0 && { redirects: { found, done } } ),
			...( ! before && { skipped: data?.skipped ?? 0 } ),
		} );
	}
	yield call( enter, 'objects' );
	for ( const [ index, { group, ids } ] of all.entries() ) {
		let now = group;
		for ( let start = 0; start < ids.length; start += size ) {
			const batch = {
				kind: group.kind,
				type: group.type,
				ids: ids.slice( start, start + size ),
			};
			const skipped: number = yield call( write, writing, batch, orders );
			now = {
				...now,
				completed: now.completed + batch.ids.length,
				skipped: now.skipped + skipped,
				last: batch.ids.at( -1 ) ?? now.last,
			};
			yield call( keep, {
				groups: progress.groups.map( ( one, at ) =>
					at === index ? now : one
				),
			} );
		}
	}
	let isDeactivated: boolean | null = null;
	// While items are missing, the source plugin stays active until the user decides.
	if ( deactivate && countSkipped( progress ) > 0 ) {
		isDeactivated = false;
	} else if ( deactivate ) {
		yield call( enter, 'deactivate' );
		isDeactivated = yield call( tell, 'migrate/deactivate-plugin' );
	}
	yield call( enter, 'complete' );
	yield call( tell, 'migration-completed', idsOf( progress.left ) );
	return isDeactivated;

	/** Sends a request whose failure is ignored. Returns whether it succeeded. */
	function* tell( route: string, more = {} ): Routine< boolean > {
		const data = { plugin_slug: slug, ...more };
		try {
			yield call( ask, `/${ route }`, data, orders, [] );
			return true;
		} catch ( reason ) {
			if ( reason instanceof Failed ) {
				return false;
			}
			throw reason;
		}
	}
}

/** The objects that the user skipped, as parameters of the route. */
function idsOf( left: MigrationBatch[] ): Record< string, number[] > {
	const all: Record< string, number[] > = {};
	for ( const { kind, ids } of left ) {
		const name = `${ kind }_ids`;
		all[ name ] = [ ...( all[ name ] ?? [] ), ...ids ];
	}
	return all;
}

function* enter( stage: MigrationStage ): Routine< void > {
	yield put( { type: 'migration/STAGED', stage } satisfies Action );
}

/** Sends objects. Returns how many the server skipped; a failure has the objects of the request. */
function* write(
	writing: object,
	batch: MigrationBatch,
	orders: Orders
): Routine< number > {
	const { kind, ids } = batch;
	try {
		const answer: Written = yield call(
			ask,
			`/migrate/${ kind }s`,
			{ ...writing, [ `${ kind }_ids` ]: ids },
			orders
		);
		return Object.values( answer.data?.results ?? {} ).filter(
			( result ) => result === 'skipped'
		).length;
	} catch ( reason ) {
		throw reason instanceof Failed
			? new Failed( { ...reason.failure, batch } )
			: reason;
	}
}
