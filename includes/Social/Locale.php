<?php
/**
 * The language of a page as Open Graph wants it: language and territory.
 */

declare(strict_types=1);

namespace Pharos\Social;

final class Locale {
	/** The territory for WordPress's locales that name none. */
	private const TERRITORIES = [
		'af' => 'af_ZA',
		'am' => 'am_ET',
		'ar' => 'ar_AR',
		'as' => 'as_IN',
		'az' => 'az_AZ',
		'bel' => 'be_BY',
		'ca' => 'ca_ES',
		'ckb' => 'cb_IQ',
		'cy' => 'cy_GB',
		'el' => 'el_GR',
		'en' => 'en_US',
		'eo' => 'eo_EO',
		'et' => 'et_EE',
		'eu' => 'eu_ES',
		'fi' => 'fi_FI',
		'fy' => 'fy_NL',
		'ga' => 'ga_IE',
		'gu' => 'gu_IN',
		'hr' => 'hr_HR',
		'hy' => 'hy_AM',
		'ja' => 'ja_JP',
		'kk' => 'kk_KZ',
		'km' => 'km_KH',
		'kn' => 'kn_IN',
		'lo' => 'lo_LA',
		'lv' => 'lv_LV',
		'mn' => 'mn_MN',
		'mr' => 'mr_IN',
		'ps' => 'ps_AF',
		'sq' => 'sq_AL',
		'sw' => 'sw_KE',
		'te' => 'te_IN',
		'th' => 'th_TH',
		'tl' => 'tl_PH',
		'uk' => 'uk_UA',
		'ur' => 'ur_PK',
		'vi' => 'vi_VN',
	];

	/** @return string Such as "de_DE"; '' for a language that has no territory, because networks know none of those. */
	public static function open_graph(string $locale): string {
		// "de_DE_formal" and "pt_PT_ao90" are manners of a locale.
		if (preg_match('/^([a-z]{2,3})_([A-Z]{2})(?![A-Za-z\d])/', $locale, $found)) {
			return "$found[1]_$found[2]";
		}
		return self::TERRITORIES[$locale] ?? '';
	}
}
