/** Names of countries by the codes of Search Console (ISO 3166-1 alpha-3). */
import { pageLanguage } from '../../../../../common/locale';

/** Three-letter codes and their two-letter codes, unless these are the first two letters. */
const CODES =
	'ALAAX ANDAD AGOAO ATAAQ ATGAG ARMAM ABWAW AUTAT BHSBS BGDBD BRBBB BLRBY BLZBZ ' +
	'BENBJ BESBQ BIHBA BRNBN BDIBI CPVCV CYMKY CAFCF TCDTD CHLCL CHNCN COMKM ' +
	'COGCG CODCD COKCK CUWCW DNKDK SLVSV GNQGQ ESTEE SWZSZ FLKFK FROFO GUFGF ' +
	'PYFPF ATFTF GRLGL GRDGD GLPGP GINGN GNBGW GUYGY IRQIQ IRLIE ISRIL JAMJM ' +
	'KAZKZ PRKKP KORKR LBRLR LBYLY MACMO MDGMG MDVMV MLTMT MTQMQ MYTYT MEXMX ' +
	'FSMFM MNEME MOZMZ NIUNU MNPMP PAKPK PLWPW PNGPG PRYPY PCNPN POLPL PRTPT ' +
	'MAFMF SPMPM SENSN SRBRS SYCSC SVKSK SVNSI SLBSB SGSGS SURSR SWESE TUNTN ' +
	'TURTR TKMTM TUVTV UKRUA AREAE URYUY WLFWF ESHEH ';

/**
 * Returns the name of a country in the language of the page; the code if it has none.
 *
 * @param code Such as "deu", or "zzz" for an unknown country.
 */
export function countryName( code: string ): string {
	const upper = code.toUpperCase();
	if ( ! /^[A-Z]{3}$/.test( upper ) ) {
		return code;
	}
	const at = CODES.search( `\\b${ upper }` );
	const short =
		at === -1 ? upper.slice( 0, 2 ) : CODES.slice( at + 3, at + 5 );
	try {
		return (
			new Intl.DisplayNames( [ pageLanguage() ?? 'en' ], {
				type: 'region',
			} ).of( short ) ?? upper
		);
	} catch {
		return upper;
	}
}
