import { dispatch, register } from '@wordpress/data';
import { createRoot, flushSync } from '@wordpress/element';
import { HashRouter } from 'react-router-dom';
import { store } from '../../store';
import { fillStore } from '../../store/preloaded';
import { keepEmojiOut } from '../components/plain';
import { Application } from './application';
import { whenFirstScreenIsThere } from './first-screen';
import { whenScriptsHaveRun } from '../when-scripts-have-run';
import './style.scss';

const root = document.getElementById( 'pharos-app' );

if ( root ) {
	keepEmojiOut();
	// At once: WordPress's other scripts follow, and take seconds on a slow machine.
	register( store );
	fillStore();
	// Before that, WordPress can't speak what is shown.
	whenScriptsHaveRun( () => void dispatch( store ).showLastSave() );
	void whenFirstScreenIsThere().then( () =>
		flushSync( () =>
			createRoot( root ).render(
				// As a transition, a second click or key would still meet the page of the address before.
				<HashRouter useTransitions={ false }>
					<Application />
				</HashRouter>
			)
		)
	);
}
