import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { HeadingLevel } from '../heading-level';
import { CLASS, type Attributes } from './save';
import { timeText } from './time-text';

const STEP = 'pharos/how-to-step';

/** Instructions: total time, description and steps. */
export function Edit( {
	attributes: { level, name, minutes, time, description },
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const steps = useInnerBlocksProps(
		{ className: CLASS.steps },
		{
			defaultBlock: { name: STEP },
			directInsert: true,
			template: [ [ STEP ] ],
		}
	);
	return (
		<>
			<HeadingLevel
				level={ level }
				onChange={ ( next ) => setAttributes( { level: next } ) }
			/>
			<InspectorControls>
				<PanelBody title={ __( 'Structured data', 'pharos-seo' ) }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="number"
						min={ 0 }
						label={ __( 'Total time in minutes', 'pharos-seo' ) }
						help={ __(
							'Also shown above the steps, where you can edit its text. Leave empty if there is no typical time.',
							'pharos-seo'
						) }
						value={ minutes || '' }
						onChange={ ( value ) => {
							const next = Math.max(
								0,
								Math.trunc( Number( value ) ) || 0
							);
							setAttributes( {
								minutes: next,
								time: timeText( next ),
							} );
						} }
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Name', 'pharos-seo' ) }
						help={ __(
							'The name of the instructions for search engines. Leave empty to use the title of the page.',
							'pharos-seo'
						) }
						// Of authors who may not add any HTML, WordPress stores attributes as HTML.
						value={ decodeEntities( name ) }
						onChange={ ( value ) =>
							setAttributes( { name: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ minutes > 0 && (
					<RichText
						identifier="time"
						tagName="p"
						className={ CLASS.time }
						aria-label={ __( 'Total time', 'pharos-seo' ) }
						placeholder={ timeText( minutes ) }
						value={ time }
						onChange={ ( value ) =>
							setAttributes( { time: value } )
						}
						disableLineBreaks
					/>
				) }
				<RichText
					identifier="description"
					tagName="p"
					className={ CLASS.description }
					aria-label={ __( 'Description', 'pharos-seo' ) }
					placeholder={ __( 'Description (optional)', 'pharos-seo' ) }
					value={ description }
					onChange={ ( value ) =>
						setAttributes( { description: value } )
					}
				/>
				<ol { ...steps } />
			</div>
		</>
	);
}
