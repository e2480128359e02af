import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { NO_EMOJI } from '../../../../components/no-emoji';
import {
	schemaName,
	typeLabel,
	type SchemaObject,
	type SchemaType,
	type SchemaTypes,
} from '../../../../schema';

interface SummaryProps {
	schema: SchemaObject;
	type: SchemaType | undefined;
	types: SchemaTypes;
	/** The coverage of the schema. */
	children: ReactNode;
}

/** The schema's type, its rich result in Google, and its coverage. */
export function Summary( { schema, type, types, children }: SummaryProps ) {
	return (
		<section className="pharos-schema-editor__summary">
			<h2>
				<bdi className={ NO_EMOJI }>{ schemaName( schema ) }</bdi>
			</h2>
			<p>
				{ sprintf(
					/* translators: %s: type of a schema, such as Article. */
					__( 'Type: %s', 'pharos-seo' ),
					typeLabel( schema, types )
				) }
			</p>
			{ children }
			{ type?.google && (
				<p>
					{ sprintf(
						/* translators: %s: a sentence on what Google shows. */
						__( 'Google rich results: %s', 'pharos-seo' ),
						type.google.label
					) }{ ' ' }
					<ExternalLink href={ type.google.docs }>
						{ __( 'Google’s guidelines', 'pharos-seo' ) }
					</ExternalLink>
				</p>
			) }
		</section>
	);
}
