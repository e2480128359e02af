import { getBoot } from '../boot';
import { preload } from '../components/lazy';
import { findScreen } from './definitions/registry';
import { SCREENS } from './screens/all-screens';
import { REGISTRY } from './screens/registry';
import { whenScriptsHaveRun } from '../when-scripts-have-run';

/** Milliseconds for what is on the page, or in the browser's cache, already; whatever takes longer is shown when it comes. */
const WAIT = 200;

/**
 * What the first screen is made of, so that it is drawn once, with all its fields, instead of in four steps. Failures are told
 * where the screen asks for it again.
 */
export async function whenFirstScreenIsThere(): Promise< void > {
	const [ path = '' ] = window.location.hash.slice( 1 ).split( '?' );
	const screen = findScreen(
		SCREENS,
		path === '' || path === '/' ? getBoot().firstRoute : path
	);
	if ( ! screen ) {
		// An add-on's may be among the scripts that follow.
		return new Promise( whenScriptsHaveRun );
	}
	const load = REGISTRY[ screen.path ]?.load;
	await Promise.race( [
		Promise.allSettled( [
			load && preload( load ),
			...styles().map( isLoaded ),
		] ),
		new Promise( ( resolve ) => setTimeout( resolve, WAIT ) ),
	] );
}

/** Those that assets/shell.js asks for. */
const styles = () => [
	...document.querySelectorAll< HTMLLinkElement >( 'link[data-screen]' ),
];

const isLoaded = ( link: HTMLLinkElement ) =>
	link.sheet ??
	new Promise( ( resolve ) => {
		link.addEventListener( 'load', resolve );
		link.addEventListener( 'error', resolve );
	} );
