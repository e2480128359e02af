import { getBoot } from '../boot';
import { preload } from '../components/lazy';
import { findScreen } from './definitions/registry';
import { SCREENS } from './screens/all-screens';
import { REGISTRY } from './screens/registry';
import { whenScriptsHaveRun } from '../when-scripts-have-run';

/**
 * Timeout in milliseconds for resources that are on the page or in the browser's cache; slower ones are shown when they
 * arrive.
 */
const WAIT = 200;

/**
 * Waits for the data of the first screen, so that it renders once with all its fields instead of in four steps. Errors are
 * shown where the screen requests the data again.
 */
export async function whenFirstScreenIsThere(): Promise< void > {
	const [ path = '' ] = window.location.hash.slice( 1 ).split( '?' );
	const screen = findScreen(
		SCREENS,
		path === '' || path === '/' ? getBoot().firstRoute : path
	);
	if ( ! screen ) {
		// A screen of an add-on may be registered by the scripts that follow.
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
	await nextTask();
}

/**
 * Ends the task in which the application's script has run, so that both are short. The next one is before the scripts that
 * follow; browsers without priorities continue at once, because they would run those first.
 */
const nextTask = () =>
	window.scheduler?.postTask( () => {}, { priority: 'user-blocking' } );

/** The style sheets that assets/shell.js loads. */
const styles = () => [
	...document.querySelectorAll< HTMLLinkElement >( 'link[data-screen]' ),
];

const isLoaded = ( link: HTMLLinkElement ) =>
	link.sheet ??
	new Promise( ( resolve ) => {
		link.addEventListener( 'load', resolve );
		link.addEventListener( 'error', resolve );
	} );
