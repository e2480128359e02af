import { dispatch, register } from '@wordpress/data';
import { createRoot, flushSync } from '@wordpress/element';
import { HashRouter } from 'react-router-dom';
import { store } from '../../store';
import { fillStore } from '../../store/preloaded';
import { keepEmojiOut } from '../components/no-emoji';
import { Application } from './application';
import { whenFirstScreenIsThere } from './first-screen';
import { whenScriptsHaveRun } from '../when-scripts-have-run';
import './style.scss';

const root = document.getElementById( 'pharos-app' );

if ( root ) {
	keepEmojiOut();
	// Runs immediately: WordPress's other scripts follow and take seconds on slow machines.
	register( store );
	fillStore();
	// WordPress can't announce messages before that.
	whenScriptsHaveRun( () => void dispatch( store ).showLastSave() );
	void whenFirstScreenIsThere().then( () =>
		flushSync( () =>
			createRoot( root ).render(
				// In a transition, a second click or key press would still reach the previous page.
				<HashRouter useTransitions={ false }>
					<Application />
				</HashRouter>
			)
		)
	);
}
