import { Button, ExternalLink, VisuallyHidden } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../common/locale';
import { useEntered } from '../use-entered';

export interface GuideStep {
	title: string;
	/** How long it takes. */
	minutes: number;
	/** The page at Google for this step. */
	link?: { url: string; label: string };
	/** Where to click. */
	content?: ReactNode;
	/** How users see that the step is done. */
	check?: string;
}

interface StepperProps {
	/** The name of the guide: its progress stays until the page is unloaded. */
	name: string;
	steps: readonly GuideStep[];
}

/** The steps of a guide, one open at a time: what to click, how long it takes, and a check at the end of each. */
export function Stepper( { name, steps }: StepperProps ) {
	const [ entered, setEntered ] = useEntered( `guide-${ name }` );
	const done = Math.min( Number( entered ), steps.length );
	const [ open, setOpen ] = useState( done );
	const list = useRef< HTMLOListElement >( null );
	const finish = ( index: number ) => {
		setEntered( String( Math.max( done, index + 1 ) ) );
		setOpen( index + 1 );
		// The button disappears with its step.
		list.current
			?.querySelectorAll< HTMLElement >( '.pharos-guide__toggle' )
			[ Math.min( index + 1, steps.length - 1 ) ]?.focus();
	};
	return (
		<>
			<p className="pharos-guide__time">
				{ sprintf(
					/* translators: %s: a duration, such as "8 minutes". */
					__( 'About %s in all.', 'pharos-seo' ),
					duration(
						steps.reduce( ( sum, { minutes } ) => sum + minutes, 0 )
					)
				) }{ ' ' }
				{ sprintf(
					/* translators: 1: number of steps that are done. 2: number of all steps. */
					_n(
						'%1$s of %2$s step done.',
						'%1$s of %2$s steps done.',
						steps.length,
						'pharos-seo'
					),
					formatNumber( done ),
					formatNumber( steps.length )
				) }
			</p>
			<ol className="pharos-guide" ref={ list }>
				{ steps.map( ( step, index ) => (
					<Step
						key={ step.title }
						step={ step }
						isDone={ index < done }
						isCurrent={ index === done }
						isOpen={ index === open }
						onToggle={ () =>
							setOpen( index === open ? -1 : index )
						}
						onDone={ () => finish( index ) }
					/>
				) ) }
			</ol>
		</>
	);
}

const duration = ( minutes: number ): string =>
	sprintf(
		/* translators: %s: number of minutes. */
		_n( '%s minute', '%s minutes', minutes, 'pharos-seo' ),
		formatNumber( minutes )
	);

interface StepProps {
	step: GuideStep;
	isDone: boolean;
	isCurrent: boolean;
	isOpen: boolean;
	onToggle: () => void;
	onDone: () => void;
}

function Step( {
	step: { title, minutes, link, content, check },
	isDone,
	isCurrent,
	isOpen,
	onToggle,
	onDone,
}: StepProps ) {
	const id = useInstanceId( Step, 'pharos-guide-step' );
	return (
		<li
			className={ `pharos-guide__step${ isDone ? ' is-done' : '' }` }
			aria-current={ isCurrent ? 'step' : undefined }
		>
			<Button
				className="pharos-guide__toggle"
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ onToggle }
				__next40pxDefaultSize
			>
				<strong>{ title }</strong>
				<span className="pharos-guide__minutes">
					{ duration( minutes ) }
				</span>
				{ isDone && (
					<VisuallyHidden>
						{ __( 'Done', 'pharos-seo' ) }
					</VisuallyHidden>
				) }
			</Button>
			<div
				id={ id }
				className="pharos-guide__content"
				hidden={ ! isOpen }
			>
				{ content }
				{ link && (
					<p>
						<ExternalLink href={ link.url }>
							{ link.label }
						</ExternalLink>
					</p>
				) }
				{ check && (
					<p className="pharos-guide__check">
						<strong>{ __( 'Check:', 'pharos-seo' ) }</strong>{ ' ' }
						{ check }
					</p>
				) }
				<div>
					<Button
						variant="secondary"
						aria-label={ sprintf(
							/* translators: %s: title of a step. */
							__( 'Step done: %s', 'pharos-seo' ),
							title
						) }
						onClick={ onDone }
						__next40pxDefaultSize
					>
						{ __( 'Step done', 'pharos-seo' ) }
					</Button>
				</div>
			</div>
		</li>
	);
}
