<?php
/**
 * A sitemap, or the sitemap index, as received by a crawler.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** @see https://www.sitemaps.org/protocol.html */
final class CrawledFile {
	/**
	 * @param list<string> $urls     The URLs in it.
	 * @param list<string> $problems Messages.
	 */
	private function __construct(public readonly array $urls, public readonly array $problems) {}

	/** @param 'urlset'|'sitemapindex' $root The expected root element. */
	public static function read(string $url, string $root): self {
		$response = self::get($url);
		return is_string($response)
			? new self([], [$response])
			: self::from_response(
				(string) wp_remote_retrieve_header($response, 'content-type'),
				wp_remote_retrieve_body($response),
				$root,
			);
	}

	/**
	 * Parses the response of a server.
	 *
	 * @param string                  $type The response's Content-Type.
	 * @param 'urlset'|'sitemapindex' $root See read().
	 */
	public static function from_response(string $type, string $xml, string $root): self {
		$problems = [];
		if (preg_match('~^(?:application|text)/xml\s*(?:;|$)~i', $type) !== 1) {
			$problems[] = sprintf(
				/* translators: %s: a content type, such as text/html. */
				__('The Content-Type is “%s” instead of “application/xml”.', 'pharos-seo'),
				$type,
			);
		}
		if (strlen($xml) > Document::MOST_BYTES) {
			$problems[] = sprintf(
				/* translators: 1: a size, such as 61 MB, 2: the largest size allowed. */
				__('The size is %1$s; the limit is %2$s.', 'pharos-seo'),
				size_format(strlen($xml), 1),
				size_format(Document::MOST_BYTES),
			);
		}
		[$urls, $problem] = self::parse($xml, $root);
		return new self($urls, [...$problems, ...array_filter([$problem])]);
	}

	/**
	 * Requests a URL like a crawler, without following redirects.
	 *
	 * @return array|string The response, or an error message.
	 */
	public static function get(string $url): array|string {
		$response = wp_remote_get($url, [
			'timeout' => 30,
			'redirection' => 0,
			'user-agent' => 'Pharos SEO, check of the sitemap; ' . home_url('/'),
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'sslverify' => apply_filters('https_local_ssl_verify', false),
		]);
		if (is_wp_error($response)) {
			return sprintf(
				/* translators: %s: an error message. */
				__('The request failed: %s', 'pharos-seo'),
				$response->get_error_message(),
			);
		}
		$status = (int) wp_remote_retrieve_response_code($response);
		return $status === 200
			? $response
			: sprintf(
				/* translators: %d: a status of HTTP, such as 404. */
				__('Returns status %d instead of 200.', 'pharos-seo'),
				$status,
			);
	}

	/** @return array{list<string>, string} The URLs in it, and an error message; '' for none. */
	private static function parse(string $xml, string $root): array {
		$before = libxml_use_internal_errors(true);
		libxml_clear_errors();
		$reader = new \XMLReader();
		$reader->XML($xml, null, LIBXML_NONET);
		[$urls, $found] = [[], ''];
		while ($reader->read()) {
			if (
				$reader->nodeType !== \XMLReader::ELEMENT ||
				$reader->namespaceURI !== Xml::NS ||
				!in_array($reader->depth, [0, 2], true)
			) {
				continue;
			}
			if ($reader->depth === 0) {
				$found = $reader->localName;
			} elseif ($reader->localName === 'loc') {
				$urls[] = trim($reader->readString());
			}
		}
		$error = libxml_get_errors()[0] ?? null;
		libxml_clear_errors();
		libxml_use_internal_errors($before);
		return match (true) {
			$error !== null => [
				[],
				sprintf(
					/* translators: 1: number of a line, 2: an error message. */
					__('Invalid XML on line %1$d: %2$s', 'pharos-seo'),
					$error->line,
					trim($error->message),
				),
			],
			$found !== $root => [
				[],
				sprintf(
					/* translators: %s: name of an element of XML. */
					__('The root element isn’t the sitemap element “%s”.', 'pharos-seo'),
					$root,
				),
			],
			default => [$urls, ''],
		};
	}
}
