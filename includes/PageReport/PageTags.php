<?php
/**
 * The tags of a page of the site, as visitors get it.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Analysis\SiteAddress;
use Pharos\Core\Deadline;
use Pharos\Core\Url;
use Pharos\Http\Client;
use Pharos\Http\Document;
use Pharos\Http\Response;

final class PageTags {
	/** Seconds for the request. */
	private const SECONDS = 15.0;

	/** The names of social tags. */
	private const SOCIAL = '/^(?:og|article|profile|product|twitter|fb):/';

	/** @param Document $document The page, or elements of its head. */
	public function __construct(private readonly Document $document) {}

	/**
	 * Requests a page once, without cookies and without following redirects.
	 *
	 * @param string $url A URL from url().
	 */
	public static function request(string $url): Response {
		return (new Client(new Deadline(self::SECONDS)))->page($url, 'GET', 0);
	}

	/**
	 * Returns the URL of this site that a user means.
	 *
	 * @param string $typed A path such as "/about/", a URL, also without its scheme; '' for the home page.
	 * @return string|null Null if it isn't on this site.
	 */
	public static function url(string $typed): ?string {
		$typed = trim($typed);
		$home = (array) wp_parse_url(home_url('/'));
		$host = ($home['host'] ?? '') . (isset($home['port']) ? ":$home[port]" : '');
		$folder = rtrim($home['path'] ?? '', '/');
		return SiteAddress::resolve(
			match (true) {
				str_starts_with($typed, '//') => "$home[scheme]:$typed",
				// WordPress in a folder: the path may begin with it.
				$folder !== '' &&
					preg_match('~^' . preg_quote($folder, '~') . '(?:[/?#]|$)~', $typed) === 1
					=> "$home[scheme]://$host$typed",
				str_starts_with($typed, '/') => home_url($typed),
				!Url::is_web($typed) &&
					preg_match('~^' . preg_quote($host, '~') . '(?:[/?#]|$)~i', $typed) === 1
					=> "$home[scheme]://$typed",
				default => $typed,
			},
		);
	}

	/** @return array<string, mixed> The parts for people and agents, see Responses: the first of tags that a page has once. */
	public function all(): array {
		$hreflang = [];
		foreach ($this->document->links as $link) {
			if ($link['hreflang'] !== '' && in_array('alternate', $link['rel'], true)) {
				$hreflang[$link['hreflang']] = $link['url'];
			}
		}
		return [
			'title' => $this->document->titles[0] ?? '',
			'description' => $this->document->meta('description')[0] ?? '',
			'robots' => $this->document->meta('robots'),
			'canonical' => $this->document->link('canonical')[0]['url'] ?? '',
			'hreflang' => (object) $hreflang,
			'social' => (object) $this->social(),
			'json_ld' => array_map(
				static fn(string $text): mixed => json_decode($text, true) ?? $text,
				$this->document->json_ld,
			),
		];
	}

	/** @return array<string, list<string>> The contents of social tags by name. */
	public function social(): array {
		$social = [];
		foreach ($this->document->metas as ['name' => $name, 'content' => $content]) {
			if (preg_match(self::SOCIAL, $name) === 1) {
				$social[$name][] = $content;
			}
		}
		return $social;
	}

	/** @return array<string, list<string>> The contents of all tags by name, "title" and "canonical" among them, to compare. */
	public function by_name(): array {
		return array_filter([
			'title' => $this->document->titles,
			'description' => $this->document->meta('description'),
			'robots' => $this->document->meta('robots'),
			'canonical' => array_column($this->document->link('canonical'), 'url'),
			...$this->social(),
		]);
	}
}
