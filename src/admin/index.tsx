import { createRoot, flushSync } from '@wordpress/element';
import { HashRouter } from 'react-router-dom';
import { startAlone } from '../../store/page';
import { fillStore } from '../../store/preloaded';
import { settingsApp } from '../../store/settings-app';
import { keepEmojiOut } from '../components/plain';
import { Application } from './application';
import { whenFirstScreenIsThere } from './first-screen';
import './style.scss';

const root = document.getElementById( 'pharos-app' );

if ( root ) {
	keepEmojiOut();
	// Nothing waits for WordPress's other scripts, which follow: seconds of them on a slow machine. This page is ours.
	startAlone( settingsApp );
	fillStore();
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
