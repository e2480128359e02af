<?php
/**
 * Looks for the verification tags on the home page, as services get it.
 */

declare(strict_types=1);

namespace Pharos\Verification;

use Pharos\Core\Deadline;
use Pharos\Http\Client;
use Pharos\Http\Response;
use Pharos\Settings\Settings;
use Pharos\Settings\VerificationCode;
use WP_HTML_Tag_Processor;

final class HomePage {
	private const SECONDS = 15.0;

	/**
	 * @return array{url: string, problem: string, services: \stdClass} `problem`: the reason why the page couldn't be read, or
	 *         ''. `services`: whether the code of a service was found, for services with a code.
	 */
	public static function check(Settings $settings): array {
		$codes = Tags::codes($settings);
		$answer =
			$codes === []
				? new Response(home_url('/'))
				: (new Client(new Deadline(self::SECONDS)))->page(home_url('/'));
		$is_read = $answer->is_page();
		$found = $is_read ? self::metas($answer->body) : [];
		$services = [];
		foreach ($codes as $service => $code) {
			$services[$service] = in_array(
				$code,
				$found[VerificationCode::NAMES[$service]] ?? [],
				true,
			);
		}
		return [
			'url' => home_url('/'),
			'problem' => $is_read || $codes === [] ? '' : self::problem($answer),
			'services' => (object) $services,
		];
	}

	private static function problem(Response $answer): string {
		return match (true) {
			$answer->status === 0 => sprintf(
				/* translators: %s: error message. */
				__('The home page didn’t respond: %s', 'pharos-seo'),
				$answer->details === '' ? $answer->error : $answer->details,
			),
			$answer->status !== 200 => sprintf(
				/* translators: %s: HTTP status, such as 503. */
				__('The home page returns status %s.', 'pharos-seo'),
				(string) $answer->status,
			),
			default => __('The home page isn’t served as HTML.', 'pharos-seo'),
		};
	}

	/** @return array<string, list<string>> The contents of a page's meta elements, by name in lower case. */
	private static function metas(string $html): array {
		$metas = [];
		$reader = new WP_HTML_Tag_Processor($html);
		while ($reader->next_tag('META')) {
			$name = $reader->get_attribute('name');
			$content = $reader->get_attribute('content');
			if (is_string($name) && is_string($content)) {
				$metas[strtolower($name)][] = trim($content);
			}
		}
		return $metas;
	}
}
