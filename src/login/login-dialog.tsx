import { createPortal, useEffect, useState } from '@wordpress/element';
import { onLoggedOut } from '../../store';

const load = () => import( /* webpackChunkName: "login" */ './login-question' );

type Question = Awaited< ReturnType< typeof load > >[ 'default' ];

interface Asked {
	Question: Question;
	onAnswer: ( isLoggedIn: boolean ) => void;
}

/** Asks a person whose login has expired to log in again; requests wait for that, whatever screen they come from. */
export function LoginDialog() {
	const [ asked, setAsked ] = useState< Asked | null >( null );
	useEffect(
		() =>
			onLoggedOut( async () => {
				const question = await load().catch( () => null );
				return question
					? new Promise( ( resolve ) =>
							setAsked( {
								Question: question.default,
								onAnswer: ( isLoggedIn ) => {
									setAsked( null );
									resolve( isLoggedIn );
								},
							} )
						)
					: false;
			} ),
		[]
	);
	if ( ! asked ) {
		return null;
	}
	const { Question, onAnswer } = asked;
	// Not in the application: what a dialog of WordPress's hides from assistive technology would hide this one, too.
	return createPortal( <Question onAnswer={ onAnswer } />, document.body );
}
