/**
 * Types for the part of WordPress's command palette that Pharos uses: the package has no types. Same in WordPress 6.8 and
 * 7.1.
 */
declare module '@wordpress/commands' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type { ComponentType } from 'react';

	export interface Command {
		/** Unique. */
		name: string;
		label: string;
		/** The unique text that the palette searches instead of the label. */
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
		/** Since WordPress 7.0; "view" commands navigate. */
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

	/** The palette component that WordPress adds to every admin page. */
	export const CommandMenu: ComponentType;
}
