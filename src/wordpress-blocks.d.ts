/** Types for the parts of WordPress's packages that blocks use: the editor provides them. Same in WordPress 6.8 and 7.1. */
declare module '@wordpress/blocks' {
	import type { DataRegistry } from '@wordpress/data';
	import type { ComponentType, ReactElement, ReactNode } from 'react';

	/** The HTML of a rich text, as a text or an object that is converted to one. */
	export type RichTextValue = string | { toString: () => string } | undefined;

	export interface BlockEditProps< Attributes > {
		clientId: string;
		attributes: Attributes;
		setAttributes: ( changes: Partial< Attributes > ) => void;
		context: Record< string, unknown >;
		/** Removes the block. */
		onRemove: () => void;
	}

	interface ExampleBlock {
		name: string;
		attributes?: object;
		innerBlocks?: ExampleBlock[];
	}

	interface BlockSettings< Props, Saved > {
		icon: ReactNode;
		edit: ComponentType< Props >;
		/** Without it, the server renders the block. */
		save?: ( props: Saved ) => ReactElement;
		example?: Omit< ExampleBlock, 'name' >;
		transforms?: { from: BlockTransform[]; to: BlockTransform[] };
	}

	/** From or to other blocks. With `isMultiBlock`, arguments are lists. */
	export interface BlockTransform {
		type: 'block';
		/** Names of blocks; "*" for all. */
		blocks: string[];
		isMultiBlock?: boolean;
		isMatch?: (
			attributes: EditorBlock[ 'attributes' ],
			block: EditorBlock | EditorBlock[]
		) => boolean;
		/** Takes one of each or lists, by isMultiBlock. */
		transform?: (
			attributes: never,
			innerBlocks: never
		) => EditorBlock | EditorBlock[];
		__experimentalConvert?: ( blocks: EditorBlock[] ) => EditorBlock;
	}

	export function registerBlockType< Props, Saved >(
		nameOrMetadata: string | { name: string },
		settings: BlockSettings< Props, Saved >
	): void;

	interface BindingContext {
		select: DataRegistry[ 'select' ];
		context: { postId?: number; postType?: string };
	}

	export interface BindingField {
		label: string;
		type: 'string';
		args: { key: string };
	}

	export function registerBlockBindingsSource( source: {
		name: string;
		usesContext: string[];
		getValues: (
			of: BindingContext & {
				/** By attribute of the block. */
				bindings: Record< string, { args?: { key?: string } } >;
			}
		) => Record< string, string >;
		/** Since WordPress 6.9. */
		getFieldsList: ( of: BindingContext ) => BindingField[];
	} ): void;

	export function registerBlockVariation(
		block: string,
		variation: {
			name: string;
			title: string;
			description: string;
			icon: ReactNode;
			attributes: object;
			isActive: ( attributes: {
				metadata?: {
					bindings?: Record<
						string,
						{ source?: string; args?: { key?: string } }
					>;
				};
			} ) => boolean;
		}
	): void;

	export function createBlock(
		name: string,
		attributes?: object,
		innerBlocks?: EditorBlock[]
	): EditorBlock;

	/** The HTML of a block without its comments. */
	export function getSaveContent( name: string, attributes: object ): string;

	/** Converts HTML to blocks, as when it is pasted. */
	export function rawHandler( options: { HTML: string } ): EditorBlock[];
}

declare module '@wordpress/block-editor' {
	import type { RichTextValue } from '@wordpress/blocks';
	import type {
		ComponentType,
		HTMLAttributes,
		KeyboardEvent,
		ReactNode,
	} from 'react';

	export const BlockControls: ComponentType< {
		group?: 'block';
		children: ReactNode;
	} >;
	export const HeadingLevelDropdown: ComponentType< {
		options: number[];
		value: number;
		onChange: ( level: number ) => void;
	} >;
	export const InspectorControls: ComponentType< { children: ReactNode } >;
	export const InnerBlocks: { Content: ComponentType };

	interface RichTextProps {
		/** The attribute. */
		identifier: string;
		tagName: string;
		className?: string;
		'aria-label': string;
		placeholder: string;
		value: RichTextValue;
		onChange: ( value: string ) => void;
		onRemove?: () => void;
		disableLineBreaks?: boolean;
	}

	export const RichText: ComponentType< RichTextProps > & {
		Content: ComponentType< {
			tagName: string;
			className?: string;
			value: RichTextValue;
		} >;
		isEmpty: ( value: RichTextValue ) => boolean;
	};

	type ElementProps = HTMLAttributes< HTMLElement >;

	interface ElementOptions {
		className?: string;
		onKeyDownCapture?: ( event: KeyboardEvent ) => void;
	}

	export const useBlockProps: {
		( props?: ElementOptions ): HTMLAttributes< HTMLDivElement >;
		save: ( props?: ElementOptions ) => object;
	};

	export const useInnerBlocksProps: {
		(
			props: object,
			options: {
				defaultBlock?: { name: string };
				directInsert?: boolean;
				template?: [ name: string, attributes?: object ][];
			}
		): ElementProps & { children: ReactNode };
		save: ( props?: ElementOptions ) => object;
	};
}

declare module '@wordpress/server-side-render' {
	import type { ComponentType } from 'react';

	interface ServerSideRenderProps {
		/** The name of the block. */
		block: string;
		attributes: object;
		/** Query parameters of the request, such as the post for which the block is rendered. */
		urlQueryArgs?: Record< string, unknown >;
		/** Shown when the response is empty. */
		EmptyResponsePlaceholder: ComponentType;
	}

	const ServerSideRender: ComponentType< ServerSideRenderProps >;
	export default ServerSideRender;
}
