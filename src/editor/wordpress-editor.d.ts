/**
 * Types for the parts of WordPress's block editor that Pharos uses: the packages aren't installed, the editor provides them.
 * Same in WordPress 6.8 and 7.1.
 */
declare module '@wordpress/editor' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type { ComponentType, ReactNode } from 'react';

	interface SidebarProps {
		name: string;
		title: string;
		icon: ReactNode;
		className?: string;
		children: ReactNode;
	}

	interface PrePublishPanelProps {
		title: string;
		initialOpen: boolean;
		children: ReactNode;
	}

	export const PluginPostStatusInfo: ComponentType< {
		className?: string;
		children: ReactNode;
	} >;
	export const PluginPrePublishPanel: ComponentType< PrePublishPanelProps >;
	export const PluginSidebar: ComponentType< SidebarProps >;
	export const PluginDocumentSettingPanel: ComponentType< SidebarProps >;

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				editPost: (
					edits: object,
					options?: { isCached?: boolean; undoIgnore?: boolean }
				) => Promise< void >;
				savePost: () => Promise< void >;
			},
			{
				getCurrentPostId: ( state: unknown ) => number | null;
				getCurrentPostType: ( state: unknown ) => string | null;
				getCurrentPost: ( state: unknown ) => {
					status?: string;
					slug?: string;
					parent?: number;
					link?: string;
					/** In the site's time zone: 2026-11-26T19:00:00. */
					date?: string;
					author?: number;
				};
				getCurrentPostAttribute: (
					state: unknown,
					name: string
				) => unknown;
				getEditedPostAttribute: (
					state: unknown,
					name: string
				) => unknown;
				getEditedPostContent: ( state: unknown ) => string;
				getEditedPostSlug: ( state: unknown ) => string;
				getPermalink: ( state: unknown ) => string | null;
				isEditedPostBeingScheduled: ( state: unknown ) => boolean;
				/** "post-only", or a mode that shows the template around the post. */
				getRenderingMode: ( state: unknown ) => string;
				isSavingPost: ( state: unknown ) => boolean;
				isAutosavingPost: ( state: unknown ) => boolean;
			}
		>
	>;
}

declare module '@wordpress/core-data' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				receiveEntityRecords: (
					kind: string,
					name: string,
					records: object
				) => object;
			},
			{
				getEditedEntityRecord: (
					state: unknown,
					kind: string,
					name: string,
					id: number
				) => object | false | undefined;
				getEntityRecord: (
					state: unknown,
					kind: string,
					name: string,
					id: number,
					query?: object
				) => object | null | undefined;
				getEntityRecords: (
					state: unknown,
					kind: string,
					name: string,
					query?: object
				) => object[] | null;
				getPostType: (
					state: unknown,
					name: string
				) => { rest_base: string; rest_namespace: string } | undefined;
				getLastEntitySaveError: (
					state: unknown,
					kind: string,
					name: string,
					id: number
				) => unknown;
			}
		>
	>;
}

declare module '@wordpress/block-editor' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type { EditorBlock } from '@wordpress/blocks';

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				selectBlock: ( id: string ) => object;
				insertBlock: (
					block: EditorBlock,
					index?: number,
					inside?: string
				) => object;
				/** @param selectPrevious Whether the block before it is selected then. */
				removeBlock: ( id: string, selectPrevious?: boolean ) => object;
				updateBlockAttributes: (
					id: string,
					changes: object
				) => object;
				__unstableMarkNextChangeAsNotPersistent: () => object;
			},
			{
				getBlock: ( state: unknown, id: string ) => EditorBlock | null;
				getSettings: ( state: unknown ) => Record< string, unknown >;
				getBlockCount: ( state: unknown, inside: string ) => number;
				getBlockIndex: ( state: unknown, id: string ) => number;
				getBlockRootClientId: (
					state: unknown,
					id: string
				) => string | null;
				getBlocks: ( state: unknown, inside?: string ) => EditorBlock[];
				getBlocksByName: ( state: unknown, name: string ) => string[];
				getSelectedBlockClientId: ( state: unknown ) => string | null;
			}
		>
	>;
}

declare module '@wordpress/blocks' {
	export interface EditorBlock {
		clientId: string;
		name: string;
		attributes: Record< string, unknown >;
		innerBlocks: EditorBlock[];
	}

	/** Serializes blocks to HTML with block comments, as stored. */
	export function serialize( blocks: EditorBlock[] ): string;
}

declare module '@wordpress/edit-post' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				openGeneralSidebar: ( name: string ) => object;
				closeGeneralSidebar: () => object;
			},
			{
				getActiveGeneralSidebarName: (
					state: unknown
				) => string | null;
			}
		>
	>;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { render: ComponentType }
	): void;
}
