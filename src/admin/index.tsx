import { createRoot } from '@wordpress/element';
import { HashRouter } from 'react-router-dom';
import { startApp } from '../../store/page';
import { settingsApp } from '../../store/settings-app';
import { keepEmojiOut } from '../components/plain';
import { Application } from './application';
import './style.scss';

const root = document.getElementById( 'pharos-app' );

if ( root ) {
	keepEmojiOut();
	startApp( settingsApp, () =>
		createRoot( root ).render(
			// As a transition, a second click or key would still meet the page of the address before.
			<HashRouter useTransitions={ false }>
				<Application />
			</HashRouter>
		)
	);
}
