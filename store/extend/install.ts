/** Installs and activates a recommended product. */
import { speak } from '@wordpress/a11y';
import * as api from '../api';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import {
	ANOTHER_OPERATION,
	failureText,
	isActiveText,
	NOTICE,
	showInfo,
	showProblem,
	showWarning,
	stepText,
	successText,
	unknownError,
} from './messages';
import { showSuccess } from '../notices';
import { idOf } from './product-id';
import { fetchInstalled } from './requests';
import type { ExtendState, Installed, InstallStep, Product } from './types';

/** The name of the lock: one operation at a time in all tabs of the browser. */
const LOCK = 'pharos_install';

/** The error thrown by api.runUpdate(). */
interface UpdateError {
	code?: string;
	message?: string;
}

/** The states of a product, in order of progress. */
const MISSING = 0;
const INSTALLED = 1;
const ACTIVE = 2;

export { fetchInstalled };

/**
 * Continues from the current state of the site, and fetches it again after each step: a lost response, another
 * administrator, or a plugin that outputs something during activation doesn't stop an operation that succeeded.
 *
 * @param args   The arguments of the thunk.
 * @param wanted The product.
 */
export async function install(
	args: ThunkArgs,
	wanted: Product
): Promise< void > {
	const { select, registry } = args;
	const id = idOf( wanted );
	const { product: running, status } = select.getInstallation();
	if ( isRunning( status ) ) {
		// The second click of a double click isn't another operation.
		if ( running !== id ) {
			showWarning( registry, ANOTHER_OPERATION() );
		}
		return;
	}
	const change = changeOf( args.dispatch );
	change( { product: id, status: 'loading', failure: '' } );
	const release = await api.takeLock( LOCK );
	if ( ! release ) {
		change( { status: 'idle' } );
		showWarning( registry, ANOTHER_OPERATION() );
		return;
	}
	try {
		await run( wanted, args );
	} finally {
		release();
	}
}

async function run( wanted: Product, args: ThunkArgs ): Promise< void > {
	const { select, dispatch, registry } = args;
	const change = changeOf( dispatch );
	let step: InstallStep | null = null;
	let failure: UpdateError | null = null;
	let before = MISSING;
	let hasInstalled = false;
	try {
		for (;;) {
			await fetchInstalled( args );
			const installed = select.getInstalled();
			const product = productOf( installed, wanted );
			if ( ! installed || ! product ) {
				throw failure ?? { message: unknownError() };
			}
			const now = stateOf( installed, product );
			if ( now === ACTIVE ) {
				change( { status: 'success' } );
				if ( step ) {
					dispatch(
						showSuccess( {
							id: NOTICE,
							text: successText( product, hasInstalled ),
						} )
					);
				} else {
					showInfo( registry, isActiveText( product ) );
				}
				return;
			}
			if ( failure && now === before ) {
				throw failure;
			}
			step = now === MISSING ? 'install' : 'activate';
			if ( product.obstacle ) {
				throw { message: product.obstacle.text };
			}
			before = now;
			change( {
				status: step === 'install' ? 'installing' : 'activating',
			} );
			const { runUpdate } = await api.loadUpdates();
			const done = runUpdate( step, product, installed.nonce );
			// Announced after WordPress's own message, which it replaces.
			speak( stepText( step, product ) );
			failure = await done.then(
				() => ( { message: unknownError() } ),
				( reason: UpdateError ) => reason
			);
			if ( failure.code === 'logged_out' ) {
				failure = ( await api.askForLogin() ) ? null : failure;
			} else if ( failure.code === 'busy' ) {
				change( { status: 'idle' } );
				showWarning( registry, ANOTHER_OPERATION() );
				return;
			}
			hasInstalled ||= step === 'install';
		}
	} catch ( reason ) {
		const { message } = reason as UpdateError;
		change( { status: 'error', failure: message || unknownError() } );
		dispatch(
			showProblem(
				failureText( wanted, step, message || unknownError() )
			)
		);
	}
}

const changeOf =
	( dispatch: ThunkArgs[ 'dispatch' ] ) =>
	( changes: Partial< ExtendState > ) =>
		dispatch( { type: 'extend/CHANGED', changes } satisfies Action );

const isRunning = ( status: ExtendState[ 'status' ] ): boolean =>
	[ 'loading', 'installing', 'activating' ].includes( status );

const productOf = (
	installed: Installed | null,
	wanted: Product
): Product | undefined =>
	installed?.products.find(
		( product ) => idOf( product ) === idOf( wanted )
	);

function stateOf(
	{ plugins, themes }: Installed,
	{ type, slug }: Product
): number {
	const slugs = type === 'plugin' ? plugins : themes;
	if ( slugs.active.includes( slug ) ) {
		return ACTIVE;
	}
	return slugs.installed.includes( slug ) ? INSTALLED : MISSING;
}
