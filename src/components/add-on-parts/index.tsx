import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { useFilteredList } from '../../extensions';
import {
	hasShape,
	isComponent,
	isNumber,
	isText,
	optional,
	type Shape,
} from '../../shape';
import { ErrorBoundary } from '../error-boundary';

/** A part that an add-on brings for a screen, such as a card: a heading and a component. */
export interface AddOnPart< Props > {
	/** Unique: the name of the add-on, a slash, and its own, such as "acme/prices". */
	id: string;
	/** The heading, translated. */
	title: string;
	component: ComponentType< Props >;
	/** Parts with a lower number come first; default: 10. */
	priority?: number;
}

const ID = /^[a-z][a-z0-9-]{0,30}\/[a-z0-9-]{1,30}$/;

/** The shape of a part, to which hooks add properties. */
export const PART: Shape< AddOnPart< never > > = {
	id: ( id ) => typeof id === 'string' && ID.test( id ),
	title: isText,
	component: isComponent,
	priority: optional( isNumber ),
};

/** Whether a value is a part without more properties. */
export const isPart = < Props, >(
	value: unknown
): value is AddOnPart< Props > => hasShape( value, PART );

const NONE: never[] = [];

/**
 * Returns the parts of add-ons for a screen, in order. Of several with the same id, the first counts.
 *
 * @param hook    One of the hook names in src/extensions.ts.
 * @param isEntry Returns whether a part is valid; a function defined outside the component.
 */
export function useAddOnParts<
	Part extends Pick< AddOnPart< object >, 'id' | 'priority' >,
>( hook: string, isEntry: ( value: unknown ) => value is Part ): Part[] {
	const parts = useFilteredList< Part >( hook, NONE, isEntry );
	return useMemo( () => {
		const byId = new Map< string, Part >();
		for ( const part of parts ) {
			byId.set( part.id, byId.get( part.id ) ?? part );
		}
		return [ ...byId.values() ].sort(
			( { priority: a = 10 }, { priority: b = 10 } ) => a - b
		);
	}, [ parts ] );
}

interface AddOnContentProps< Props > {
	part: Pick< AddOnPart< Props >, 'title' | 'component' >;
	props: Props;
}

/** The content of a part. An error in it is shown in its place, with its name, and leaves the rest of the screen alone. */
export function AddOnContent< Props extends object >( {
	part: { title, component: Content },
	props,
}: AddOnContentProps< Props > ) {
	return (
		<ErrorBoundary
			title={ sprintf(
				/* translators: %s: name of a part of the screen that an add-on has brought, such as "Prices". */
				__( '“%s” couldn’t be displayed.', 'pharos-seo' ),
				title
			) }
		>
			<Content { ...props } />
		</ErrorBoundary>
	);
}
