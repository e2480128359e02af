/** Types for the parts of WordPress's packages that blocks use: the editor provides them. Same in WordPress 6.8 and 7.1. */
declare module '@wordpress/blocks' {
	import type { ComponentType, ReactNode } from 'react';

	export function registerBlockType< Props >(
		name: string,
		settings: { icon: ReactNode; edit: ComponentType< Props > }
	): void;
}

declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	export const InspectorControls: ComponentType< { children: ReactNode } >;
	export function useBlockProps(): HTMLAttributes< HTMLDivElement >;
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
