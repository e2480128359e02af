<?php
/**
 * Traces the responses to a URL, step by step.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Settings\Settings;

final class Trace {
	private const STEPS = 10;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * @param string $url  A path or URL of this site.
	 * @param int    $most How many steps are followed.
	 * @return list<array{url: string, kind: string, status: int, target: string, redirect: int, title: string}> `kind`: `page` (WordPress
	 *         finds it), `page_redirect` (likewise, and its object has a redirect), `redirect` (`redirect` is its id; 0: an add-on's), `gone` (likewise, without target), `guess` (WordPress redirects to a similar
	 *         permalink), `setting` (archives and attachment pages that are turned off), `not_found`, `external`, `loop`.
	 */
	public function steps(string $url, int $most = self::STEPS): array {
		$steps = [];
		$url = Target::absolute($url);
		while (count($steps) < $most) {
			$step = ['url' => $url] +
				$this->step($url) + [
					'status' => 200,
					'target' => '',
					'redirect' => 0,
					'title' => '',
				];
			if (
				$step['target'] !== '' &&
				in_array($step['target'], array_column($steps, 'url'), true)
			) {
				$steps[] = ['kind' => 'loop'] + $step;
				break;
			}
			$steps[] = $step;
			if ($step['target'] === '') {
				break;
			}
			$url = $step['target'];
		}
		return $steps;
	}

	/** @return array<string, mixed> */
	private function step(string $url): array {
		$address = Address::of_site($url, home_url('/'));
		if ($address === null) {
			return ['kind' => 'external', 'status' => 0];
		}
		$found = $this->settings->get('enable_redirects')
			? Chains::find($url) ?? Sources::find($address)
			: null;
		$page = ($found[0] ?? null)?->is_of_home() ? null : PageFinder::at($url);
		$to = $page ? ObjectRedirect::of_page($page, $this->settings, $url) : null;
		if ($to !== null) {
			return [
				'kind' => 'page_redirect',
				'status' => ObjectRedirect::status($page->meta()),
				'target' => $to,
				'title' => PageFinder::title($page),
			];
		}
		if ($page !== null) {
			$target = (new DisabledArchives($this->settings))->target($page);
			return $target === ''
				? ['kind' => 'page', 'title' => PageFinder::title($page)]
				: ['kind' => 'setting', 'status' => 301, 'target' => $target];
		}
		if ($found !== null) {
			[$rule, $location] = $found;
			if ($location === null) {
				return ['kind' => 'not_found', 'status' => 404];
			}
			return [
				'kind' => $rule->is_gone() ? 'gone' : 'redirect',
				'status' => $rule->status,
				'target' => $location,
				'redirect' => $rule->id,
			];
		}
		$guess = PageFinder::guess($url);
		// WordPress doesn't redirect a URL to itself, such as that of a post that other code hides.
		return in_array($guess, ['', $url], true)
			? ['kind' => 'not_found', 'status' => 404]
			: ['kind' => 'guess', 'status' => 301, 'target' => $guess];
	}
}
