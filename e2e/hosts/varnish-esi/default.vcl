vcl 4.1;

# Includes the header's pulled HTML into the pages behind this Varnish. Set the address of your pages. Varnish reads no files:
# the server of your pages serves the folder of the command at /_grocer-header/.

backend pages {
  .host = "pages.example";
  .port = "8080";
}

sub vcl_recv {
  if (req.url == "/_grocer-header") {
    if (req.esi_level == 0) {
      return (synth(404));
    }
    call grocer_file;
    return (hash);
  }
}

# Which file a visitor gets: signed in or out, homepage or another page.
sub grocer_file {
  if (req.http.Cookie ~ "(^|; )X-Has-Token-Session=true(;|$)") {
    set req.url = "/_grocer-header/in-";
  } else {
    set req.url = "/_grocer-header/out-";
  }
  if (req_top.url ~ "^/(\?|$)") {
    set req.url = req.url + "home.html";
  } else {
    set req.url = req.url + "shop.html";
  }
  unset req.http.Cookie;
  unset req.http.Authorization;
}

sub vcl_backend_response {
  if (bereq.url ~ "^/_grocer-header/") {
    if (beresp.status != 200) {
      return (error(503));
    }
    set beresp.ttl = 1s;
    # The last file is used while the next one is being read.
    set beresp.grace = 7d;
    unset beresp.http.Vary;
    return (deliver);
  }
  if (beresp.http.Content-Type ~ "^text/html") {
    set beresp.do_esi = true;
  }
}

sub vcl_backend_error {
  if (bereq.url ~ "^/_grocer-header/") {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    # Before the first pull a page has none.
    set beresp.status = 200;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.body = "";
    return (deliver);
  }
}
