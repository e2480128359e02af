/** The part of WordPress's command palette that we use: the package carries no types. Same in WordPress 6.8 and 7.1. */
declare module '@wordpress/commands' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type { ComponentType } from 'react';

	export interface Command {
		/** Unique. */
		name: string;
		label: string;
		/** What the palette matches instead of the label; unique, too. */
		searchLabel?: string;
		callback: ( context: { close: () => void } ) => void;
	}

	export interface CommandLoader {
		name: string;
		/** Called while the palette renders, so it may be a React hook. */
		hook: ( query: { search: string } ) => {
			commands: Command[];
			isLoading: boolean;
		};
		/** Since WordPress 7.0: "view" commands lead somewhere. */
		category?: 'command' | 'view' | 'edit' | 'action';
	}

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				open: () => { type: string };
				close: () => { type: string };
				registerCommandLoader: ( loader: CommandLoader ) => {
					type: string;
				};
				unregisterCommandLoader: ( name: string ) => { type: string };
			},
			{ isOpen: ( state: unknown ) => boolean }
		>
	>;

	/** The palette itself, as WordPress puts it on every admin page. */
	export const CommandMenu: ComponentType;
}
