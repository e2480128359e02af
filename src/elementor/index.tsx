import { createRoot, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { keepEmojiOut } from '../components/no-emoji';
import { Lazy } from '../components/lazy';
import { Logo } from '../components/logo';
import { Skeleton } from '../components/skeleton';
import { api, getDocument, NAME, ROUTE, watchEditor } from './elementor';
import { onSaved } from './after-save';
import './style.scss';

const load = async () => ( {
	default: (
		await import( /* webpackChunkName: "object-elementor" */ './panel' )
	).Panel,
} );
const title = () => __( 'Pharos SEO', 'pharos-seo' );
const isEditable = () => getDocument()?.config.pharosSeo !== undefined;
const isOpen = () => api().$e.routes.isPartOf( ROUTE );
const open = () => api().$e.route( ROUTE );

/** The fields of the open document. */
function Content() {
	const document = useSyncExternalStore( watchEditor, getDocument );
	return document?.config.pharosSeo ? (
		<Lazy
			key={ document.id }
			load={ load }
			props={ { document, data: document.config.pharosSeo } }
			title={ __(
				'The SEO data of this post couldn’t be loaded.',
				'pharos-seo'
			) }
			fallback={ <Skeleton /> }
		/>
	) : (
		<p className="pharos-elementor__none">
			{ __( 'This content has no separate page.', 'pharos-seo' ) }
		</p>
	);
}

/** The fields keep their state while another panel is open. */
function createPanel(): HTMLElement {
	const panel = document.createElement( 'div' );
	panel.className = 'pharos-elementor wp-exclude-emoji';
	// Elementor's shortcuts: only those to save.
	panel.addEventListener( 'keydown', ( event ) => {
		if ( ! event.ctrlKey && ! event.metaKey ) {
			event.stopPropagation();
		}
	} );
	createRoot( panel ).render( <Content /> );
	return panel;
}

function addPanel(): void {
	const { elementor, $e, Marionette } = api();
	let panel: HTMLElement | null = null;
	elementor.getPanelView().addPage( NAME, {
		title: title(),
		view: Marionette.ItemView.extend( {
			template: () => '',
			onRender( this: { el: HTMLElement } ) {
				panel ??= createPanel();
				this.el.append( panel );
			},
			onBeforeDestroy() {
				// Marionette empties the view.
				panel?.remove();
			},
		} ),
	} );
	$e.components
		.get( 'panel' )
		.registerRoute( NAME, () => elementor.getPanelView().setPage( NAME ) );
	onSaved();
}

/** A button in the bar above the editor; in versions without it, an item of the menu. */
function addButton(): void {
	const bar = api().elementorV2?.editorAppBar?.toolsMenu;
	bar?.registerToggleAction( {
		id: NAME,
		priority: 20,
		useProps: () => ( {
			title: title(),
			icon: Logo,
			visible: useSyncExternalStore( watchEditor, isEditable ),
			selected: useSyncExternalStore( watchEditor, isOpen ),
			onClick: open,
		} ),
	} );
	if ( ! bar ) {
		api().elementor.modules.layouts.panel.pages.menu.Menu.addItem(
			{
				name: NAME,
				icon: 'eicon-search',
				title: title(),
				type: 'page',
				callback: open,
			},
			'navigate_from_page'
		);
	}
}

keepEmojiOut();
if ( api().elementorV2?.editorAppBar ) {
	addButton();
}
window.addEventListener( 'elementor/init', () => {
	if ( ! api().elementorV2?.editorAppBar ) {
		addButton();
	}
	api().elementor.on( 'panel:init', addPanel );
} );
