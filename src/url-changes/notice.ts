import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { makeChoice } from './choice';
import { events } from './events';
import { choose, undo } from './requests';
import type { UrlChange } from './types';
import {
	describe,
	describeUndone,
	ENTER_TARGET,
	OF_CHANGED,
	OF_GONE,
} from './labels';

/**
 * Tells what has become of former URLs, beside the messages of WordPress, and offers something else.
 *
 * @param items    Changes of one request.
 * @param onUndone Called when the URLs are as before.
 */
export function showNotice(
	items: UrlChange[],
	onUndone: ( items: UrlChange[] ) => void
): void {
	const isGone = items.every( ( item ) => item.new === '' );
	const notice = document.createElement( 'div' );
	notice.className =
		'notice notice-info is-dismissible pharos-url-notice wp-exclude-emoji';
	const text = document.createElement( 'p' );
	const problem = document.createElement( 'p' );
	problem.className = 'pharos-url-notice__problem';
	problem.setAttribute( 'role', 'alert' );
	const links = document.createElement( 'p' );
	links.className = 'pharos-url-notice__links';
	const choice = makeChoice( isGone ? OF_GONE : OF_CHANGED );
	const apply = button( __( 'Apply', 'pharos-seo' ), 'button' );
	const change = button( __( 'Change redirect', 'pharos-seo' ) );
	const takeBack = button( __( 'Undo', 'pharos-seo' ) );
	choice.element.append( apply );
	links.append( ...( isGone ? [] : [ takeBack ] ), change );
	notice.append( text, problem );
	// Of a URL outside of the site nothing can be chosen.
	if ( items.some( ( { answer } ) => answer?.kind !== 'external' ) ) {
		notice.append( choice.element, links );
	}

	const tell = ( message: string ) => {
		text.textContent = message;
		problem.textContent = '';
		speak( message );
	};
	const ask = ( isAsked: boolean ) => {
		choice.element.hidden = ! isAsked;
		change.hidden = isAsked;
		links.hidden = isAsked && isGone;
	};
	/** Runs a request once at a time, and says what went wrong. */
	let isBusy = false;
	const run = async (
		request: () => Promise< void >,
		refuse: ( message: string ) => void
	) => {
		if ( isBusy ) {
			return;
		}
		isBusy = true;
		try {
			await request();
		} catch ( reason ) {
			refuse( ( reason as Error ).message );
		}
		isBusy = false;
	};
	const say = ( message: string ) => {
		problem.textContent = message;
	};

	apply.addEventListener( 'click', () => {
		const value = choice.value();
		if ( value === '' ) {
			choice.refuse( ENTER_TARGET );
			return;
		}
		void run(
			async () => {
				tell( describe( await choose( items, value ) ) );
				choice.refuse( '' );
				ask( false );
				change.focus();
			},
			choice.select.value === 'url' ? choice.refuse : say
		);
	} );
	change.addEventListener( 'click', () => {
		ask( true );
		choice.select.focus();
	} );
	takeBack.addEventListener( 'click', () => {
		void run( async () => {
			await undo( items );
			tell( describeUndone( items ) );
			links.remove();
			choice.element.remove();
			onUndone( items );
		}, say );
	} );

	text.textContent = describe( items );
	problem.textContent = items.find( ( item ) => item.problem )?.problem ?? '';
	ask( isGone );
	insert( notice );
}

function button( label: string, className = 'button-link' ): HTMLButtonElement {
	const element = document.createElement( 'button' );
	element.type = 'button';
	element.className = className;
	element.textContent = label;
	return element;
}

/** Below the messages of WordPress, or else below the heading. */
function insert( notice: HTMLElement ): void {
	const messages = document.querySelectorAll(
		'.wrap > .notice, .wrap > #message, .wrap > .wp-header-end'
	);
	const before =
		messages[ messages.length - 1 ] ??
		document.querySelector( '.wrap > h1' );
	before?.after( notice );
	// Gives it the button that closes it.
	events()?.trigger( 'wp-updates-notice-added' );
}
