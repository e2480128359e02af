<?php
/**
 * Default territories of languages whose locale has none, for Open Graph.
 */

declare(strict_types=1);

namespace Pharos\Social;

final class Territories {
	private const LOCALES = [
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

	/** Such as "ja_JP" for "ja"; '' for a language without territory, which social networks don't support. */
	public static function find(string $language): string {
		return self::LOCALES[$language] ?? '';
	}
}
