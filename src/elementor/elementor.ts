import type { ComponentType } from 'react';
import type { FormData } from '../object-seo/changes/form-data';
import type { EditorData } from '../object-seo/types';

/** The data of a document, from includes/ObjectForms/Elementor.php. */
export interface DocumentData {
	facts: EditorData;
	form: FormData;
	slug: string;
	/** Whether it is protected by a password, which Elementor has no field for. */
	hasPassword: boolean;
	/** The terms of the post, by taxonomy. */
	terms: Record< string, { id: number; name: string }[] >;
}

/** The settings of a document. */
interface Settings {
	get: ( name: string ) => unknown;
	on: ( event: 'change', callback: () => void ) => void;
	off: ( event: 'change', callback: () => void ) => void;
}

/** A document that is open in the editor. */
export interface OpenDocument {
	id: number;
	config: { pharosSeo?: DocumentData };
	container: { settings: Settings };
}

/** The parts of Elementor's public JavaScript API that are used: https://developers.elementor.com/docs/editor/ */
interface Elementor {
	elementor: {
		documents: { getCurrent: () => OpenDocument | null };
		/** The iframe with the page. */
		$preview?: ArrayLike< HTMLIFrameElement >;
		on: ( event: 'panel:init', callback: () => void ) => void;
		getPanelView: () => {
			addPage: (
				name: string,
				page: { view: unknown; title: string }
			) => void;
			setPage: ( name: string ) => void;
		};
		modules: {
			layouts: {
				panel: {
					pages: {
						menu: {
							Menu: {
								addItem: (
									item: object,
									group: string
								) => void;
							};
						};
					};
				};
			};
		};
		notifications: { showToast: ( toast: { message: string } ) => void };
	};
	elementorCommon: {
		ajax: {
			addRequest: (
				action: string,
				options: {
					data: object;
					success: ( answer: never ) => void;
					error: ( reason: unknown ) => void;
				},
				isImmediate: boolean
			) => void;
		};
	};
	/** The bar above the editor, since version 3.16. */
	elementorV2?: {
		editorAppBar?: {
			toolsMenu?: {
				registerToggleAction: ( action: {
					id: string;
					priority: number;
					useProps: () => {
						title: string;
						icon: ComponentType;
						visible: boolean;
						selected: boolean;
						onClick: () => void;
					};
				} ) => void;
			};
		};
	};
	$e: {
		internal: ( command: string, args: object ) => void;
		route: ( route: string ) => void;
		routes: { isPartOf: ( route: string ) => boolean };
		components: {
			get: ( name: string ) => {
				registerRoute: ( name: string, callback: () => void ) => void;
			};
		};
		hooks: { registerUIAfter: ( hook: object ) => void };
		modules: { hookUI: { After: new () => object } };
	};
	Marionette: {
		ItemView: { extend: ( members: object ) => unknown };
	};
}

/** Returns Elementor's objects; they are complete after its event `elementor/init`. */
export const api = () => window as unknown as Elementor;

/** Returns the document that is edited. */
export const getDocument = (): OpenDocument | null =>
	api().elementor?.documents?.getCurrent() ?? null;

/** Tells Elementor that there are unsaved changes: it enables its button to save, and warns before the page is left. */
export const markAsModified = () =>
	api().$e.internal( 'document/save/set-is-modified', { status: true } );

/**
 * Shows a message.
 *
 * @param message
 */
export const toast = ( message: string ) =>
	api().elementor.notifications.showToast( { message } );

/** The name of the panel's page and the end of its route. */
export const NAME = 'pharos-seo';

export const ROUTE = `panel/${ NAME }`;

const CHANGES = [
	'elementor/routes/open',
	'elementor/routes/close',
	'elementor/commands/run/after',
];

/**
 * Calls a function whenever another panel or document may be open.
 *
 * @param callback
 * @return A function that stops watching.
 */
export function watchEditor( callback: () => void ): () => void {
	CHANGES.forEach( ( name ) => window.addEventListener( name, callback ) );
	return () =>
		CHANGES.forEach( ( name ) =>
			window.removeEventListener( name, callback )
		);
}
